import { CompanySidebar } from '../chrome/CompanySidebar.tsx'
import { NoticeBar } from '../chrome/NoticeBar.tsx'

/** A module of its own, so that only pages of a company fetch it. */
export type CompanyChrome = typeof companyChrome

export const companyChrome = { CompanySidebar, NoticeBar }
