import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview'
import type { ComposedStoryFn } from 'storybook/internal/types'
import { pauseAnimations } from 'storybook/preview-api'
import { configure } from 'storybook/test'
import { afterEach, expect, inject } from 'vitest'
import { commands, page } from 'vitest/browser'

import { overflowingElements } from './overflowing-elements.ts'
import { screens } from './screens.ts'

declare module 'vitest' {
  interface TestContext {
    /** Set by Storybook's plugin. */
    story?: Required<Pick<ComposedStoryFn, 'id' | 'globals' | 'parameters' | 'reporting'>>
  }
}

configure({ asyncUtilTimeout: inject('longestWaitMs') })

// A story is played once, and preview.tsx and axe check it on the screen that it was played on. Then the same rendered
// story is checked again here, on a narrow screen with forced colours: that nothing overflows, and, where deep tests run, by
// axe.

const openOverlays = () =>
  [...document.querySelectorAll('[role$=dialog], [role=listbox], [role=menu]')].map(({ role }) => role)

function expectSetting(width: number, forcedColors: boolean) {
  expect(window.innerWidth).toBe(width)
  expect(matchMedia('(forced-colors: active)').matches).toBe(forcedColors)
}

afterEach(async ({ story, task }) => {
  if (!story || task.result?.state === 'fail') return
  const overlays = openOverlays()
  const played = screens[story.globals.viewport.value as keyof typeof screens]
  expectSetting(played.width, false)
  await page.viewport(screens.narrow.width, screens.narrow.height)
  await commands.emulateForcedColors('active')
  const resumeAnimations = pauseAnimations()
  try {
    expectSetting(screens.narrow.width, true)
    await expect.poll(overflowingElements).toEqual([])
    expect(openOverlays()).toEqual(overlays)
    if (inject('isFirstTier')) return
    const { id, globals, reporting } = story
    const context = {
      id,
      globals,
      reporting,
      parameters: withoutContrast(story.parameters),
      viewMode: 'story',
    }
    await checkAccessibility(context as unknown as Parameters<typeof checkAccessibility>[0])
  } finally {
    resumeAnimations()
    await commands.emulateForcedColors('none')
  }
})

/**
 * Forced colours and their contrast are the visitor's own. axe would compare the forced background with the author's
 * text colour, which it reads from `-webkit-text-fill-color`.
 */
const withoutContrast = ({ a11y, ...parameters }: ComposedStoryFn['parameters'] & object) => ({
  ...parameters,
  a11y: { ...a11y, options: { ...a11y.options, rules: { 'color-contrast': { enabled: false } } } },
})
