import { type Embed, type Mode, token, WEBSITE } from './embed.ts'
import { type Answer, type Host, html, json } from './network.ts'
import { versions } from './packages.ts'

const PROJECT = 'P2pQ8bN0sYwYbq5m4Gm1c7T0VtYd'
const FLOW = 'sign-up-or-in'
const CDN = 'descopecdn.com'
const API = 'api.descope.com'
const STATIC = 'static.descope.com'

/** What its console makes of a project; a real one also has a theme. */
const config = {
  componentsVersion: versions['@descope/web-components-ui'],
  cssTemplate: { light: { globals: '' }, dark: { globals: '' } },
  flows: {
    [FLOW]: {
      version: 1,
      startScreenId: '0',
      startScreenName: 'Welcome Screen',
      targetLocales: [],
      fingerprintEnabled: false,
    },
  },
  projectSettings: {},
}

/** The first screen of its template: an e-mail address, and a button to go on. */
const screen =
  html(`<descope-container data-editor-type="container" direction="column" space-between="md" border-radius="sm" st-horizontal-padding="2rem" st-vertical-padding="2rem">
  <descope-text mode="primary" variant="h1" full-width="true" text-align="center">Welcome</descope-text>
  <descope-text mode="primary" variant="body1" full-width="true" text-align="center">Log in with your email</descope-text>
  <descope-email-field name="email" label="Email" placeholder="Email" required="true" full-width="true" size="md" bordered="true"></descope-email-field>
  <descope-button variant="contained" mode="primary" size="md" full-width="true" data-type="button" id="submit" data-auto-submit="true">Continue</descope-button>
</descope-container>`)

function answerStatic(path: string): Answer | undefined {
  if (path.endsWith('/config.json')) return json(config)
  if (path.endsWith('/theme.json'))
    return json({ light: { globals: '', components: {} }, dark: { globals: '', components: {} } })
  if (path.endsWith('/0.html')) return screen
  return undefined
}

const USER = {
  loginIds: ['eigenaar@demo.nl'],
  userId: 'U2pQ8bRjVhWQeGx2Jc1nF8oKs0Lp',
  name: 'Eigenaar Demo',
  email: 'eigenaar@demo.nl',
  verifiedEmail: true,
  status: 'enabled',
  roleNames: [],
  userTenants: [],
}
const sessionToken = () => token({ sub: USER.userId, iss: PROJECT, amr: ['email'], drn: 'DS' })
const refreshToken = () => token({ sub: USER.userId, iss: PROJECT, amr: ['email'], drn: 'DSR' })

const api =
  (mode: Mode): Host =>
  ({ url }) =>
    mode === 'logged in' && url.pathname === '/v1/auth/me' ? json(USER) : undefined

/**
 * Descope: a login, which its quick start puts into the page for visitors; here into a dialog after the click, so that
 * the page view does not pay for it. Its profile of a user is another product.
 */
export const descope = (files: Host): Embed => ({
  name: 'Descope',
  html: {
    head: `<script src="https://${CDN}/npm/@descope/web-component@${versions['@descope/web-component']}/dist/index.js"></script>
    <script src="https://${CDN}/npm/@descope/web-js-sdk@${versions['@descope/web-js-sdk']}/dist/index.umd.js"></script>`,
    login: '<button id="login">Inloggen</button>',
    end: `<dialog id="panel"></dialog>
    <script>
      const sdk = Descope({ projectId: "${PROJECT}", persistTokens: true, autoRefresh: true });
      const button = document.getElementById("login");
      const sessionToken = sdk.getSessionToken();
      if (sessionToken && !sdk.isJwtExpired(sessionToken)) {
        sdk.me().then(({ data }) => {
          button.textContent = data.name;
          button.dataset.state = "user";
        });
      } else {
        button.addEventListener("click", () => {
          const panel = document.getElementById("panel");
          panel.innerHTML = '<descope-wc project-id="${PROJECT}" flow-id="${FLOW}"></descope-wc>';
          panel.showModal();
        });
        button.dataset.state = "visitor";
      }
    </script>`,
  },
  hosts: (mode) => ({
    [CDN]: files,
    [API]: api(mode),
    [STATIC]: ({ url }) => answerStatic(url.pathname),
  }),
  rendered: { anonymous: '#login[data-state="visitor"]', 'logged in': '#login[data-state="user"]' },
  openings: { login: { opener: '#login', shows: 'input[type="email"]' } },
  session: {
    cookies: [],
    origins: [
      {
        origin: `https://${WEBSITE}`,
        localStorage: [
          { name: 'DS', value: sessionToken() },
          { name: 'DSR', value: refreshToken() },
        ],
      },
    ],
  },
})
