import type { MeasuredRoutes } from './measured.ts'
import { subjects, subjectsOfThemes } from './subjects.ts'

// The searches of the pages. Each has kinds of words that differ in how many items match.

type Kinds = Record<string, string>

const users: Kinds = {
  'no search': '',
  'last page': '?page=1000',
  'common word': '?search=jan',
  'common word, page 500': '?search=jan&page=500',
  'two words': '?search=zoë ijzerman',
  'rare word': '?search=xhofleer',
  'word of nobody': '?search=zwxqvk',
  'two letters, common': '?search=an',
  'two letters, rare': '?search=qx',
  'one letter': '?search=e',
  'accent that was not typed': '?search=ozdemir',
  'accent that the name lacks': '?search=bäkker',
  'end of many addresses': '?search=.example',
}

const companies: Kinds = {
  'no search': '',
  'last page': '?page=1000',
  'common word': '?search=metaal',
  'common word, page 500': '?search=metaal&page=500',
  'rare word': '?search=xhofleer',
  'word of nobody': '?search=zwxqvk',
  'two letters, common': '?search=an',
  'two letters, rare': '?search=qx',
  'one letter': '?search=e',
  'accent that was not typed': '?search=cafe',
  'accent that the name lacks': '?search=smedërij',
  'two words': '?search=smederij willem',
}

const substances: Kinds = {
  'no search': '',
  'common word': '?search=ontvetter',
  'word of nothing': '?search=zwxqvk',
  'two letters': '?search=an',
  'accent that the name lacks': '?search=öntvetter',
}

const queriesOf = (kinds: Kinds) => ({ kinds: Object.keys(kinds), queries: Object.values(kinds) })

/** A route with two visitors has a line for each, whose name ends with the visitor. */
export const searches: MeasuredRoutes = {
  'GET /rest/admin/users': { of: subjects.company, as: 'administrator', ...queriesOf(users) },
  'GET /rest/admin/companies': { of: subjects.company, as: 'administrator', ...queriesOf(companies) },
  'GET /rest/companies/search': { of: subjects.company, ...queriesOf(companies) },
  'GET /rest/companies/search as coach': { of: subjects.company, as: 'coach', ...queriesOf(companies) },
  'GET /rest/:companyId/hazardoussubstances/register': {
    of: subjectsOfThemes.hazardoussubstances!.section,
    ...queriesOf(substances),
  },
}
