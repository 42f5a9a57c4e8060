import { beforeAll } from 'vitest'

const { FormData: PageFormData } = globalThis

/** Requests are Node's, which cannot send the FormData of jsdom. Call it at the top of the file. */
export function useSentFiles(): void {
  beforeAll(async () => {
    const NodeFormData = (await new Response(new URLSearchParams()).formData()).constructor as typeof FormData
    globalThis.FormData = class extends NodeFormData {
      constructor(form?: HTMLFormElement) {
        super()
        if (form) for (const [name, value] of new PageFormData(form)) this.append(name, value)
      }
    }
    return () => {
      globalThis.FormData = PageFormData
    }
  })
}
