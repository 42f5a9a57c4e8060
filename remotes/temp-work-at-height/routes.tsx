import { checkRoutes } from '#shared/checks/check-routes.tsx'

export default checkRoutes('TEMP_WORK_AT_HEIGHT', {
  meaning: 'werk op één plek en met dezelfde hulpmiddelen, zoals lampen vervangen of het dak repareren',
  beginWith: 'Begin met de klus waarbij iemand het diepst kan vallen.',
})
