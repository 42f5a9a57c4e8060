import { BRANCH_RIE, RIE_TITLE, rieSentences } from '#shared/domain/checks/rie-texts.ts'
import { pageConfig } from '#shared/federation/page-config.ts'

/** What the checks are to the RI&E that the law requires. */
export const RieNotice = () => (
  <section className="bw-measure" aria-label={RIE_TITLE}>
    <p>
      <b>{RIE_TITLE}.</b> {rieSentences.join(' ')}{' '}
      <a href={pageConfig().branchRieUrl}>Naar de {BRANCH_RIE}</a>
    </p>
  </section>
)
