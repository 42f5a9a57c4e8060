import { createHash } from 'node:crypto'

export type StandalonePage = { type: string; body: string; policy: string }

const STYLE = `body{max-width:38rem;margin:3rem auto;padding:0 1rem;font:1.0625rem/1.5 Figtree,'Segoe UI',Helvetica,Arial,sans-serif;color:#14213d;background:#f6f5f1}h1{font-size:1.75rem;line-height:1.2}button{padding:.75rem 1.25rem;border:0;border-radius:6px;font:inherit;font-weight:700;color:#fff;background:#14213d;cursor:pointer}`

/**
 * Deletes the cookies that the page can see, of its host and the domains above it, except those of the portal. Only
 * when that is not enough, the server makes the browser delete all. Then the page is loaded again.
 */
const script = (clearPath: string) => `document.querySelector('button').onclick=async()=>{
const domains=['',...location.hostname.split('.').map((_,at,parts)=>';domain='+parts.slice(at).join('.'))]
for(const pair of document.cookie.split('; ')){const name=pair.split('=')[0]
if(!name.startsWith('bw_'))for(const domain of domains)document.cookie=name+'=;path=/;max-age=0'+domain}
const answer=await fetch('/',{method:'HEAD'})
if(answer.status===431)await fetch('${clearPath}',{method:'DELETE'})
location.reload()}`

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * For a browser that sends so many cookies that nothing else can be shown. `clearPath`: a DELETE of this address
 * makes the browser delete all cookies.
 */
export function cookiePage(clearPath: string): StandalonePage {
  const code = script(clearPath)
  return {
    type: 'text/html; charset=utf-8',
    policy: [
      "default-src 'none'",
      `script-src ${sha256(code)}`,
      `style-src ${sha256(STYLE)}`,
      "connect-src 'self'",
      "form-action 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ].join('; '),
    body: `<!doctype html>
<html lang="nl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Te veel cookies</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Er zijn te veel cookies</h1>
<p>Je browser stuurt zo veel cookies mee dat we de pagina niet kunnen laten zien. Ze zijn van andere websites op dit adres.</p>
<p>Met deze knop verwijder je ze. Daarna gaat de pagina vanzelf open. Misschien moet je opnieuw inloggen.</p>
<p><button type="button">Cookies verwijderen</button></p>
<p>Helpt dat niet? Verwijder dan in de instellingen van je browser de cookies van dit adres.</p>
</main>
<script>${code}</script>
</body>
</html>
`,
  }
}
