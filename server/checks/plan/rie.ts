import { BRANCH_RIE, RIE_TITLE, rieSentences } from '#shared/domain/checks/rie-texts.ts'

/** What a plan says about the RI&E. `branchRieUrl`: the address of that of the branch. */
export const rieInWords = ({ branchRieUrl }: { branchRieUrl: string }) => ({
  title: RIE_TITLE,
  text: `${rieSentences.join(' ')} ${BRANCH_RIE}: ${branchRieUrl}`,
})
