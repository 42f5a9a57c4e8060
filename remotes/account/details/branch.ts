import { accountBranches, OTHER_BRANCH } from '#shared/domain/accounts/account.ts'

/** A choice from the list, and the text of a branch that is not in the list. */
export type BranchChoice = { choice: string; custom: string }

/** A stored branch that is not in the list becomes the custom text. */
export const toBranchChoice = (branch: string): BranchChoice =>
  branch === '' || accountBranches.includes(branch)
    ? { choice: branch, custom: '' }
    : { choice: OTHER_BRANCH, custom: branch }
