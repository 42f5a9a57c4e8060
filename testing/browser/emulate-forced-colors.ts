import { defineBrowserCommand } from '@vitest/browser-playwright'

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateForcedColors: (forcedColors: 'active' | 'none') => Promise<void>
  }
}

export const emulateForcedColors = defineBrowserCommand<['active' | 'none']>(({ page }, forcedColors) =>
  page.emulateMedia({ forcedColors }),
)
