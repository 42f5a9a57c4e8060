// For the page "Widgets plaatsen": inserts the portal's address into the examples, and copies them.

const loader = document.querySelector('script[src$="/bw.js"]')
const portal = new URL(loader.src).origin
const status = document.getElementById('gekopieerd')

/** How long a button shows that it has copied. */
const CONFIRMATION_MS = 3000
let timer = 0
let resetConfirmation = () => {}

/** Selects the text, for browsers that do not allow a page to copy. */
function select(code) {
  getSelection().selectAllChildren(code)
  return 'Druk op Ctrl+C om te kopiëren.'
}

for (const example of document.querySelectorAll('.copy')) {
  const code = example.querySelector('code')
  const button = example.querySelector('button')
  const [label] = button.childNodes
  code.textContent = code.textContent.replaceAll('https://mijn.voorbeeld.nl', portal)
  button.hidden = false
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(code.textContent)
      clearTimeout(timer)
      resetConfirmation()
      label.data = 'Gekopieerd'
      status.textContent = `Gekopieerd: ${example.querySelector('p').textContent}`
      resetConfirmation = () => {
        label.data = 'Kopieer'
        status.textContent = ''
      }
      timer = setTimeout(resetConfirmation, CONFIRMATION_MS)
    } catch {
      status.textContent = select(code)
    }
  })
}
