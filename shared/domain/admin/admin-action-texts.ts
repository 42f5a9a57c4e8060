import { checkLabels } from '#shared/domain/basics/check.ts'
import type { AdminAction, AdminActionField, AdminActionKind } from './admin-action.ts'

const actionLabels: Record<AdminActionKind, string> = {
  USER_CHANGED: 'Gebruiker aangepast',
  OWNER_INVITED: 'Nieuwe eigenaar uitgenodigd',
  OWNER_INVITATION_WITHDRAWN: 'Uitnodiging van eigenaar ingetrokken',
  OWNER_CHANGED: 'Eigenaar gewijzigd',
  CHECK_MOVED: 'Verbetercheck verplaatst',
  TWO_STEP_LOGIN_SWITCHED_OFF: 'Tweestapslogin uitgezet',
  USER_DELETED: 'Account verwijderd',
  DATA_EXPORT_PREPARED: 'Gegevens klaargezet',
  COMPANY_VIEWED: 'Bedrijf bekeken',
  COMPANY_EXPORT_DOWNLOADED: 'Alles van het bedrijf gedownload',
  PLAN_DOWNLOADED: 'Plan van Aanpak gedownload',
  REGISTER_DOWNLOADED: 'Register gevaarlijke stoffen gedownload',
}

/** "Verbetercheck verplaatst: Fysieke belasting". */
export const formatAdminAction = ({ action, check }: Pick<AdminAction, 'action' | 'check'>) =>
  check ? `${actionLabels[action]}: ${checkLabels[check]}` : actionLabels[action]

export const adminActionFieldLabels: Record<AdminActionField, string> = {
  firstName: 'Voornaam',
  middleName: 'Tussenvoegsel',
  lastName: 'Achternaam',
  emailAddress: 'E-mailadres',
  roles: 'Rollen',
  receivesNewsletter: 'Nieuwsbrief',
  owner: 'Eigenaar',
  company: 'Bedrijf',
}
