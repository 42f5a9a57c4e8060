import { CompanySidebar } from '../chrome/CompanySidebar.tsx'
import { NoticeBar } from '../chrome/NoticeBar.tsx'

/** What the pages of one company have around them besides. Apart, so that only they fetch it. */
export type CompanyChrome = typeof companyChrome

export const companyChrome = { CompanySidebar, NoticeBar }
