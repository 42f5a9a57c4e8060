import {
  type CompanyChoice,
  DELETE_COMPANY,
  type OwnCompany,
} from '#shared/domain/accounts/account-deletion.ts'

/** The people to whom a company can be handed over, as options of a form field. */
export const choicesFor = ({ successors }: OwnCompany) =>
  successors.map(({ id, name, email }) => ({
    value: String(id),
    label: `Overdragen aan ${name} (${email})`,
  }))

/** What happens to each company, for the question that precedes the deletion. */
export const describeChoices = (companies: readonly OwnCompany[], choices: readonly CompanyChoice[]) =>
  companies.map((company) => {
    const made = choices.find(({ companyId }) => Number(companyId) === company.id)?.choice
    const option =
      made === DELETE_COMPANY ? undefined : choicesFor(company).find(({ value }) => value === made)
    return { name: company.name, value: option?.label ?? 'Verwijderen' }
  })
