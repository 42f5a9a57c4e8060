import { cookie, type Embed, type Mode, token, WEBSITE } from './embed.ts'
import { type Host, json } from './network.ts'
import { versions } from './packages.ts'

const API = 'f4kxqe1d-beterwerk.hanko.io'
const CDN = `https://cdn.jsdelivr.net/npm/@teamhanko/hanko-elements@${versions['@teamhanko/hanko-elements']}/dist/elements.js`
const USER = { user_id: '3f0c8d4e-8d6b-4c0e-9a52-2f1d8a7b6c10', email: 'eigenaar@demo.nl' }

const input = (name: string, type: string) => ({ [name]: { name, type, required: false, hidden: false } })
const action = (name: string, inputs: object) => ({
  [name]: { action: name, href: `/login?action=${name}%40b1f5c7b2`, inputs, description: '' },
})

/** The flow of the login: what the browser can do is asked first, then who logs in. */
function answerFlow(isStarted: boolean) {
  const state = { status: 200, csrf_token: 'Yk8QpL2vN5tR7wZ1', payload: {} }
  if (!isStarted) {
    const inputs = {
      ...input('webauthn_available', 'boolean'),
      ...input('webauthn_conditional_mediation_available', 'boolean'),
      ...input('webauthn_platform_authenticator_available', 'boolean'),
    }
    return json({
      ...state,
      name: 'preflight',
      actions: action('register_client_capabilities', inputs),
    })
  }
  const actions = {
    ...action('continue_with_login_identifier', input('email', 'email')),
    ...action('webauthn_generate_request_options', {}),
  }
  return json({ ...state, name: 'login_init', actions })
}

const api =
  (mode: Mode): Host =>
  ({ url }) => {
    if (url.pathname === '/login') return answerFlow(url.searchParams.has('action'))
    if (url.pathname === '/sessions/validate') {
      const expires = new Date(Date.now() + 7_200_000).toISOString()
      const valid = { is_valid: true, expiration_time: expires, user_id: USER.user_id, claims: claims() }
      return json(mode === 'logged in' ? valid : { is_valid: false })
    }
    return undefined
  }

const claims = () => ({
  subject: USER.user_id,
  email: { address: USER.email, is_primary: true, is_verified: true },
  session_id: 'd7f1c0b2-13a4-4f6e-8a0e-57d7c2d1f3aa',
  expiration: new Date(Date.now() + 7_200_000).toISOString(),
})

/**
 * Hanko: only a login. Its documentation puts the form into the page; here it is put into a dialog after the click, so
 * that the page view does not pay for it. It has no account menu: its profile is a page of its own.
 */
export const hanko = (): Embed => ({
  name: 'Hanko',
  html: {
    login: '<button id="login">Inloggen</button>',
    end: `<dialog id="panel"></dialog>
    <script type="module">
      import { register } from "${CDN}";
      const { hanko } = await register("https://${API}");
      const button = document.getElementById("login");
      const { is_valid: isValid, claims } = await hanko.validateSession();
      if (isValid) {
        button.textContent = claims.email.address;
        button.dataset.state = "user";
      } else {
        button.addEventListener("click", () => {
          const panel = document.getElementById("panel");
          panel.innerHTML = "<hanko-auth></hanko-auth>";
          panel.showModal();
        });
        button.dataset.state = "visitor";
      }
    </script>`,
  },
  hosts: (mode) => ({ [API]: api(mode) }),
  rendered: { anonymous: '#login[data-state="visitor"]', 'logged in': '#login[data-state="user"]' },
  openings: { login: { opener: '#login', shows: 'input[type="email"]' } },
  session: {
    cookies: [cookie('hanko', token({ sub: USER.user_id, email: USER.email }), WEBSITE)],
    origins: [],
  },
})
