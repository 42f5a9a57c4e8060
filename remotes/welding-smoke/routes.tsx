import { checkRoutes } from '#shared/checks/check-routes.tsx'

export default checkRoutes('WELDING_SMOKE', {
  meaning: 'een hal, een werkplaats of een afgescheiden plek waar wordt gelast, gesneden of gegutst',
  beginWith: 'Begin met de ruimte waar het meest wordt gelast.',
})
