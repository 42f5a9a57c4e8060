// For the page "Widgets plaatsen": writes the portal's own address in the examples, and copies them.

const loader = document.querySelector('script[src$="/bw.js"]')
const portal = new URL(loader.src).origin
const status = document.getElementById('gekopieerd')

/** Milliseconds for which a button says that it copied. */
const SAID = 3000
let saying = 0
let unsay = () => {}

/** Chooses the text, for a browser that does not let a page copy. */
function choose(code) {
  getSelection().selectAllChildren(code)
  return 'Druk op Ctrl+C om te kopiëren.'
}

for (const example of document.querySelectorAll('.copy')) {
  const code = example.querySelector('code')
  const button = example.querySelector('button')
  const [word] = button.childNodes
  code.textContent = code.textContent.replaceAll('https://mijn.voorbeeld.nl', portal)
  button.hidden = false
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(code.textContent)
      clearTimeout(saying)
      unsay()
      word.data = 'Gekopieerd'
      status.textContent = `Gekopieerd: ${example.querySelector('p').textContent}`
      unsay = () => {
        word.data = 'Kopieer'
        status.textContent = ''
      }
      saying = setTimeout(unsay, SAID)
    } catch {
      status.textContent = choose(code)
    }
  })
}
