import { defineBrowserCommand } from '@vitest/browser-playwright'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Switches forced colours of the page that runs the test on or off, as Windows' contrast themes do. */
    emulateForcedColors: (forcedColors: 'active' | 'none') => Promise<void>
  }
}

export const emulateForcedColors = defineBrowserCommand<['active' | 'none']>(({ page }, forcedColors) =>
  page.emulateMedia({ forcedColors }),
)
