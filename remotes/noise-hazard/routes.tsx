import { checkRoutes } from '#shared/checks/check-routes.tsx'

export default checkRoutes('NOISE_HAZARD', {
  meaning: 'mensen die hetzelfde soort werk doen, zoals bankwerkers, lassers of plaatbewerkers',
  beginWith: 'Begin met de groep die het meeste lawaai hoort.',
})
