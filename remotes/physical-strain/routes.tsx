import { checkRoutes } from '#shared/checks/check-routes.tsx'

export default checkRoutes('PHYSICAL_STRAIN', {
  meaning: 'mensen die hetzelfde soort werk doen, zoals bankwerkers, lassers of magazijnmedewerkers',
  beginWith: 'Begin met de groep die het zwaarste werk doet.',
})
