import { checkRoutes } from '#shared/checks/check-routes.tsx'

export default checkRoutes('MACHINE_SAFETY', {
  meaning: 'elke machine waar jullie mee werken, ook een kleine of een geleende',
  beginWith: 'Begin met de machine die het meest gebruikt wordt.',
})
