import { NavLinks } from '#shared/ui/NavLinks.tsx'
import { toolLinks } from '../website.ts'

export const ToolLinks = () => (
  <nav className="bw-cart-tools" aria-labelledby="hulpmiddelen">
    <h2 id="hulpmiddelen">Hulpmiddelen per thema</h2>
    <NavLinks links={toolLinks()} />
  </nav>
)
