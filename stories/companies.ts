import type { Permission } from '#shared/domain/access.ts'
import { type Check, type CheckEntry, checks, checkTypeOf } from '#shared/domain/check.ts'
import type { Company, CompanyDetails, CompanySummary } from '#shared/domain/company.ts'

// What the server would say about companies, as it looks in use.

const owned: Permission = {
  hasWriteAccess: true,
  userRole: 'COMPANY_OWNER',
  coachInvited: false,
  companyOwner: true,
  companyAdmin: false,
}

const lookedAt: Permission = {
  hasWriteAccess: false,
  userRole: 'COLLEAGUE',
  coachInvited: false,
  companyOwner: false,
  companyAdmin: false,
}

type Started = Partial<Record<Check, Pick<CheckEntry, 'checkStatus' | 'numUnfinished'>>>

const entriesOf = (started: Started): CheckEntry[] =>
  checks.map((check) => ({
    check,
    checkType: checkTypeOf(check),
    started: check in started,
    checkUrl: `/website/checks/${check.toLowerCase()}.html`,
    checkEnvironment: 'EXTERN',
    checkArchivedUrl: check === 'WELDING_SMOKE' ? '/website/checks/?check=lasrook-archief' : null,
    checkStatus: 'WHITE',
    numUnfinished: 0,
    ...started[check],
  }))

type Told = Pick<CompanySummary, 'name' | 'numberOfEmployees' | 'branch'>

function company(id: number, told: Told, started: Started = {}, permission = owned): Company {
  return { id, externalId: `c-${id}`, ...told, permission, checks: entriesOf(started), invitees: [] }
}

const done = (checkStatus: CheckEntry['checkStatus']) => ({ checkStatus, numUnfinished: 0 })
const unfinished = (numUnfinished: number) => ({ checkStatus: 'GREY' as const, numUnfinished })

/** Every status a check can have. */
export const constructionCompany = company(
  1,
  { name: 'Constructiebedrijf Maasoever', numberOfEmployees: '10-100', branch: 'Metalektro' },
  {
    PHYSICAL_STRAIN: unfinished(4),
    HAZARDOUS_SUBSTANCES: { checkStatus: 'ORANGE', numUnfinished: 2 },
    MACHINE_SAFETY: done('RED'),
    NOISE_HAZARD: done('GREEN'),
    TEMP_WORK_AT_HEIGHT: unfinished(1),
  },
)

/** The same, where the coach and others look along. */
export const companyWithPeople: Company = {
  ...constructionCompany,
  permission: { ...owned, coachInvited: true },
  invitees: [
    {
      invitationId: 1,
      name: 'Jan Bakker',
      email: 'jan@maasoever.example',
      role: 'COLLEAGUE',
      rights: 'READONLY',
      checks: ['PHYSICAL_STRAIN'],
      accepted: true,
    },
    {
      invitationId: 2,
      name: 'Willemijn van der Spoel-Oudenhoven',
      email: 'w.vanderspoel-oudenhoven@arbo-en-preventie.example',
      role: 'EXTERNAL_ADVISOR',
      rights: 'ADMIN',
      checks: [...checks],
      accepted: false,
    },
  ],
}

/** Nothing done yet. */
export const newSmithy = company(2, {
  name: 'Smederij De Vonk',
  numberOfEmployees: '<10',
  branch: 'Metaalbewerking',
})

/** Somebody else's company, to look at and nothing more. */
export const lookedAtCompany = company(
  3,
  {
    name: 'Verspaningstechniek Van den Heuvel & Zonen Oosterhout',
    numberOfEmployees: '100-500',
    branch: 'Metalektro',
  },
  { PHYSICAL_STRAIN: done('RED') },
  lookedAt,
)

/** More companies than fit on a screen. */
export const manyCompanies = [
  constructionCompany,
  newSmithy,
  lookedAtCompany,
  company(
    4,
    { name: 'Plaatwerkerij Noord', numberOfEmployees: '10-100', branch: 'Metaalbewerking' },
    { WELDING_SMOKE: done('GREEN'), NOISE_HAZARD: unfinished(2) },
  ),
  company(
    5,
    { name: 'Lasbedrijf Gebroeders Dekker', numberOfEmployees: '<10', branch: 'Metaalbewerking' },
    { WELDING_SMOKE: done('RED') },
  ),
  company(6, { name: 'Staalbouw Twente', numberOfEmployees: '>500', branch: 'Metalektro' }),
  company(7, { name: 'RVS Maatwerk Zeeland', numberOfEmployees: '<10', branch: 'anders' }),
]

/** Everything that is known of a company. */
export const companyDetails: CompanyDetails = {
  id: 1,
  externalId: 'c-1',
  name: 'Constructiebedrijf Maasoever',
  numberOfEmployees: '10-100',
  branch: 'Metalektro',
  membership: 'Werkgeversvereniging metalektro (cao Metalektro)',
  ownerName: 'Els van der Meulen',
  ownerEmail: 'els@maasoever.example',
  contactInfo: {
    street: 'Maaskade',
    houseNumber: '48',
    zipCode: '5911 CD',
    city: 'Venlo',
    poBox: '210',
    poBoxZipCode: '5900 AE',
    poBoxCity: 'Venlo',
    phoneNumber: '077 123 45 67',
    email: 'kantoor@maasoever.example',
  },
}

/** The same, of whose owner filled in nothing more than was asked when the company was made. */
export const newCompanyDetails: CompanyDetails = {
  ...companyDetails,
  contactInfo: {
    street: '',
    houseNumber: '',
    zipCode: '',
    city: '',
    poBox: '',
    poBoxZipCode: '',
    poBoxCity: '',
    phoneNumber: '',
    email: '',
  },
}
