// Shows the check and links to the company, both from the query that the portal added to the address.

const names = {
  'gevaarlijke-stoffen': 'Gevaarlijke stoffen',
  machineveiligheid: 'Machineveiligheid',
  geluid: 'Schadelijk geluid',
  'werken-op-hoogte': 'Tijdelijk werken op hoogte',
  lasrook: 'Lasrook',
  'lasrook-archief': 'Lasrook, van vóór 1 juli 2020',
}

const query = new URLSearchParams(location.search)
const name = names[query.get('check')]
const company = query.get('company') ?? ''

if (name) {
  const line = document.getElementById('check')
  line.textContent = name
  line.hidden = false
  document.title = `${name} | ${document.title}`
}

if (/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(company)) {
  const back = document.getElementById('terug')
  const next = document.getElementById('verder')
  back.href = `/bedrijven/externalId/${company}`
  back.textContent = 'Terug naar het bedrijf'
  next.href = `/bedrijven/verbeter/externalId/${company}`
  next.hidden = false
}
