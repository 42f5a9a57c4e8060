import { cookie, DOMAIN, type Embed, type Mode, token, WEBSITE } from './embed.ts'
import { type Host, json } from './network.ts'
import { versions } from './packages.ts'

// In production, Clerk is on a subdomain of the website.
const API = `clerk.${DOMAIN}`
const KEY = `pk_live_${Buffer.from(`${API}$`).toString('base64')}`

const strategy = (isUsed: boolean, factors: string[] = []) => ({
  enabled: isUsed,
  required: isUsed,
  used_for_first_factor: isUsed,
  first_factors: factors,
  used_for_second_factor: false,
  second_factors: [],
  verifications: factors,
  verify_at_sign_up: isUsed,
})

/** An instance as its quick start makes one: e-mail address and password, and nothing else. */
const environment = {
  auth_config: { object: 'auth_config', id: 'aconf_2', reverification: true, single_session_mode: true },
  display_config: {
    object: 'display_config',
    id: 'display_config_2',
    instance_environment_type: 'production',
    application_name: 'Veilig in metaal',
    theme: {
      buttons: { font_color: '#ffffff', font_family: 'sans-serif', font_weight: '600' },
      general: {
        color: '#6c47ff',
        padding: '1em',
        box_shadow: '',
        font_color: '#151515',
        font_family: 'sans-serif',
        border_radius: '0.5em',
        background_color: '#ffffff',
        label_font_weight: '600',
      },
      accounts: { background_color: '#ffffff' },
    },
    preferred_sign_in_strategy: 'password',
    logo_image_url: '',
    favicon_image_url: '',
    home_url: `https://${WEBSITE}`,
    sign_in_url: `https://accounts.${DOMAIN}/sign-in`,
    sign_up_url: `https://accounts.${DOMAIN}/sign-up`,
    user_profile_url: `https://accounts.${DOMAIN}/user`,
    after_sign_in_url: `https://${WEBSITE}`,
    after_sign_up_url: `https://${WEBSITE}`,
    after_sign_out_one_url: `https://${WEBSITE}`,
    after_sign_out_all_url: `https://${WEBSITE}`,
    branded: true,
    captcha_public_key: null,
    captcha_widget_type: null,
    captcha_provider: null,
    show_devmode_warning: false,
  },
  user_settings: {
    attributes: {
      email_address: strategy(true, ['email_code']),
      phone_number: strategy(false),
      username: strategy(false),
      web3_wallet: strategy(false),
      first_name: strategy(false),
      last_name: strategy(false),
      password: strategy(true),
      authenticator_app: strategy(false),
      ticket: strategy(true),
      backup_code: strategy(false),
      passkey: strategy(false),
    },
    sign_in: { second_factor: { required: false } },
    sign_up: {
      captcha_enabled: false,
      captcha_widget_type: 'smart',
      custom_action_required: false,
      progressive: true,
      mode: 'public',
      legal_consent_enabled: false,
    },
    password_settings: {
      disable_hibp: false,
      min_length: 8,
      max_length: 72,
      require_special_char: false,
      require_numbers: false,
      require_uppercase: false,
      require_lowercase: false,
      show_zxcvbn: false,
      min_zxcvbn_strength: 0,
      allowed_special_characters: '',
    },
    passkey_settings: { allow_autofill: true, show_sign_in_button: true },
    social: {},
    saml: { enabled: false },
    enterprise_sso: { enabled: false },
    actions: { delete_self: true, create_organization: false, create_organizations_limit: null },
    attack_protection: { enumeration_protection: { enabled: false } },
  },
  organization_settings: {
    enabled: false,
    max_allowed_memberships: 5,
    force_organization_selection: false,
    actions: { admin_delete: true },
    domains: { enabled: false, enrollment_modes: [], default_role: null },
  },
  commerce_settings: {
    billing: {
      enabled: false,
      stripe_publishable_key: null,
      organization: { enabled: false, has_paid_plans: false },
      user: { enabled: false, has_paid_plans: false },
    },
  },
  api_keys_settings: { enabled: false },
  maintenance_mode: false,
  client_debug_mode: false,
}

const USER = 'user_2pQ8bN0sYwYbq5m4Gm1c7T0VtYd'
const SESSION = 'sess_2pQ8bRjVhWQeGx2Jc1nF8oKs0Lp'
const jwt = () =>
  token({
    azp: `https://${WEBSITE}`,
    iss: `https://${API}`,
    sub: USER,
    sid: SESSION,
    v: 2,
    fva: [5, -1],
    sts: 'active',
  })

function session() {
  const now = Date.now()
  const user = {
    object: 'user',
    id: USER,
    first_name: 'Eigenaar',
    last_name: 'Demo',
    username: null,
    has_image: false,
    // Its servers make a picture of the initials; without one, the browser draws them.
    image_url: '',
    primary_email_address_id: 'idn_2pQ8bLw',
    email_addresses: [
      {
        id: 'idn_2pQ8bLw',
        object: 'email_address',
        email_address: 'eigenaar@demo.nl',
        verification: { status: 'verified', strategy: 'email_code' },
        linked_to: [],
      },
    ],
    phone_numbers: [],
    web3_wallets: [],
    passkeys: [],
    external_accounts: [],
    saml_accounts: [],
    enterprise_accounts: [],
    organization_memberships: [],
    password_enabled: true,
    two_factor_enabled: false,
    totp_enabled: false,
    backup_code_enabled: false,
    delete_self_enabled: true,
    create_organization_enabled: false,
    public_metadata: {},
    unsafe_metadata: {},
    created_at: now - 9e8,
    updated_at: now - 9e8,
    last_sign_in_at: now - 6e5,
  }
  return {
    object: 'session',
    id: SESSION,
    status: 'active',
    expire_at: now + 6e8,
    abandon_at: now + 2e9,
    last_active_at: now,
    last_active_organization_id: null,
    last_active_token: { object: 'token', jwt: jwt() },
    actor: null,
    tasks: null,
    user,
    public_user_data: {
      first_name: 'Eigenaar',
      last_name: 'Demo',
      image_url: '',
      has_image: false,
      identifier: 'eigenaar@demo.nl',
      user_id: USER,
    },
    factor_verification_age: [5, -1],
    created_at: now - 6e5,
    updated_at: now,
  }
}

const client = (mode: Mode) => {
  const sessions = mode === 'logged in' ? [session()] : []
  return {
    object: 'client',
    id: 'client_2pQ8bK1',
    sessions,
    sign_in: null,
    sign_up: null,
    last_active_session_id: sessions[0]?.id ?? null,
    cookie_expires_at: null,
    captcha_bypass: false,
    created_at: Date.now() - 6e5,
    updated_at: Date.now(),
  }
}

const api =
  (mode: Mode, files: Host): Host =>
  (question) => {
    const { pathname } = question.url
    if (pathname.startsWith('/npm/')) return files(question)
    if (pathname === '/v1/environment') return json(environment)
    if (pathname === '/v1/client') return json({ response: client(mode), client: null })
    return undefined
  }

/** Clerk: its login is a dialog and its account menu a popover, which it provides both. `files`: the files of packages. */
export const clerk = (files: Host): Embed => ({
  name: 'Clerk',
  html: {
    login: '<button id="login">Inloggen</button><div id="user-button"></div>',
    end: `<script defer crossorigin="anonymous" src="https://${API}/npm/@clerk/ui@${versions['@clerk/ui']}/dist/ui.browser.js" type="text/javascript"></script>
    <script defer crossorigin="anonymous" data-clerk-publishable-key="${KEY}" src="https://${API}/npm/@clerk/clerk-js@${versions['@clerk/clerk-js']}/dist/clerk.browser.js" type="text/javascript"></script>
    <script>
      window.addEventListener("load", async () => {
        await Clerk.load({ ui: { ClerkUI: window.__internal_ClerkUICtor } });
        const button = document.getElementById("login");
        if (Clerk.isSignedIn) {
          button.remove();
          Clerk.mountUserButton(document.getElementById("user-button"));
        } else {
          button.addEventListener("click", () => Clerk.openSignIn());
          button.dataset.state = "visitor";
        }
      });
    </script>`,
  },
  hosts: (mode) => ({ [API]: api(mode, files) }),
  rendered: { anonymous: '#login[data-state="visitor"]', 'logged in': '.cl-userButtonTrigger' },
  openings: {
    login: { opener: '#login', shows: 'input[name="identifier"]' },
    account: { opener: '.cl-userButtonTrigger', shows: '.cl-userButtonPopoverActionButton' },
  },
  session: {
    cookies: [
      cookie('__client_uat', String(Math.floor(Date.now() / 1000) - 600), `.${DOMAIN}`),
      cookie('__session', jwt(), WEBSITE),
      { ...cookie('__client', token({ id: 'client_2pQ8bK1' }), API), httpOnly: true },
    ],
    origins: [],
  },
})
