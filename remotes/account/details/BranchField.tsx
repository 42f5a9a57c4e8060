import { accountBranches, OTHER_BRANCH } from '#shared/domain/accounts/account.ts'
import { Select } from '#shared/ui/Select.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import type { BranchChoice } from './branch.ts'

const options = accountBranches.map((value) => ({ value, label: value }))

type Props = { branch: BranchChoice; onChange: (branch: BranchChoice) => void }

/** Select for the branch, with a text field for another one; posted as `branch`. */
export const BranchField = ({ branch: { choice, custom }, onChange }: Props) => (
  <>
    <Select
      name="branchChoice"
      label="Branche"
      placeholder="Kies een branche"
      required={false}
      options={options}
      value={choice}
      onChange={({ target }) => onChange({ choice: target.value, custom: '' })}
    />
    {choice === OTHER_BRANCH && (
      <TextField name="branch" label="Welke branche?" required={false} defaultValue={custom} />
    )}
  </>
)
