import { accountBranches, OTHER_BRANCH } from '#shared/domain/account.ts'

/** A branch as the form asks it: a choice from the list and, for who is in none of these, words of one's own. */
export type BranchChoice = { choice: string; own: string }

/** Takes what is stored: what is not in the list was said in words of one's own. */
export const toBranchChoice = (branch: string): BranchChoice =>
  branch === '' || accountBranches.includes(branch)
    ? { choice: branch, own: '' }
    : { choice: OTHER_BRANCH, own: branch }
