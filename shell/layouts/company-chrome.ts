import { CompanySidebar } from '../chrome/CompanySidebar.tsx'
import { NoticeBar } from '../chrome/NoticeBar.tsx'

/** Sidebar and notice bar of a company's pages. A module of its own, so that only those pages fetch it. */
export type CompanyChrome = typeof companyChrome

export const companyChrome = { CompanySidebar, NoticeBar }
