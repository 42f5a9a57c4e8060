import React from 'react'
import { flushSync } from 'react-dom'
import { unstable_IdlePriority, unstable_scheduleCallback } from 'scheduler'

// Pages are tested with the production build of React, which users get and which takes a fifth less time. It has no
// `act`, which Testing Library calls around all that changes a page.

/** Waits until React has nothing left to render, and no effects to run. */
export const waitForRendering = () =>
  new Promise<void>((resolve) => void unstable_scheduleCallback(unstable_IdlePriority, () => resolve()))

async function finish<T>(change: Promise<T>) {
  const result = await change
  await waitForRendering()
  return result
}

/** Renders what the callback changes before it returns; what it changes later, before its promise is fulfilled. */
function act<T>(callback: () => T | Promise<T>) {
  const result = flushSync(callback)
  return result instanceof Promise ? finish(result) : result
}

Object.assign(React, { act })
