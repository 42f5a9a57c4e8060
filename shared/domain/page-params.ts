/** The parameters in paths of pages that are ids. Source: docs/product.md, section 2.6. */
const ID_PARAMS = ['userId', 'companyId', 'adviceId', 'actionId', 'visitReportId', 'companyRecordId']

/** Whether a page can have this value of a parameter in its path: an id is an integer, others are any text. */
export const isPageParam = (name: string, value: string) =>
  ID_PARAMS.includes(name) ? /^\d{1,9}$/.test(value) : value !== ''
