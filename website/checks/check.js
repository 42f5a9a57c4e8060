// Says which check this is and leads back to the company that it is about, as the portal wrote them in the address.

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
  const ahead = document.getElementById('verder')
  back.href = `/bedrijven/externalId/${company}`
  back.textContent = 'Terug naar het bedrijf'
  ahead.href = `/bedrijven/verbeter/externalId/${company}`
  ahead.hidden = false
}
