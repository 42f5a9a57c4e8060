import { accountBranches, OTHER_BRANCH } from '#shared/domain/account.ts'
import { Select } from '#shared/ui/Select.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import type { BranchChoice } from './branch.ts'

const options = accountBranches.map((value) => ({ value, label: value }))

type Props = { branch: BranchChoice; onChange: (branch: BranchChoice) => void }

/** Asks for a branch from the list, and for who is in none of these a branch in words of their own, posted as `branch`. */
export const BranchField = ({ branch: { choice, own }, onChange }: Props) => (
  <>
    <Select
      name="branchChoice"
      label="Branche"
      placeholder="Kies een branche"
      required={false}
      options={options}
      value={choice}
      onChange={({ target }) => onChange({ choice: target.value, own: '' })}
    />
    {choice === OTHER_BRANCH && (
      <TextField name="branch" label="Welke branche?" required={false} defaultValue={own} />
    )}
  </>
)
