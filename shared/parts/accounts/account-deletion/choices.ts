import {
  type CompanyChoice,
  DELETE_COMPANY,
  type OwnCompany,
} from '#shared/domain/accounts/account-deletion.ts'

export const choicesFor = ({ successors }: OwnCompany) =>
  successors.map(({ id, name, email }) => ({
    value: String(id),
    label: `Overdragen aan ${name} (${email})`,
  }))

export const describeChoices = (companies: readonly OwnCompany[], choices: readonly CompanyChoice[]) =>
  companies.map((company) => {
    const made = choices.find(({ companyId }) => Number(companyId) === company.id)?.choice
    const option =
      made === DELETE_COMPANY ? undefined : choicesFor(company).find(({ value }) => value === made)
    return { name: company.name, value: option?.label ?? 'Verwijderen' }
  })
