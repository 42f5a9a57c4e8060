import type { Account } from '#shared/domain/account.ts'

/** What the server would say about an account that is filled in. */
export const account: Account = {
  id: 1,
  firstName: 'Els',
  middleName: 'van der',
  lastName: 'Meulen',
  fullName: 'Els van der Meulen',
  emailAddress: 'els@maasoever.example',
  branch: 'Metaalbewerking',
  function: 'Werkgever/manager',
  receivesNewsletter: true,
  roles: ['BW_USER'],
}

/** Somebody who registered and told no more. */
export const newAccount: Account = {
  ...account,
  middleName: '',
  branch: '',
  function: '',
  receivesNewsletter: false,
}
