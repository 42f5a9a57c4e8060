// Starts the federation, in the shell and in every remote. The build puts it in place of what the plugin of Module
// Federation generates (`tools/build/federation.ts`), which brings what this product does not use.

import { ModuleFederation } from '@module-federation/runtime-core'

type Factory = () => unknown
type Requirement = {
  singleton: boolean
  strictVersion: boolean
  eager: boolean
  requiredVersion: string | false
}
type Provided = Requirement & { name: string; version: string; factory: () => Factory | Promise<Factory> }
type Consumed = Requirement & { shareKey: string }

/** The bundler's runtime of a part (`__webpack_require__`), as far as it describes shared modules. */
type PartRuntime = {
  /** Module functions and executed modules, by id. */
  m: Record<string, (module: { exports: unknown }) => void>
  c: Record<string, unknown>
  /** Awaited before a chunk is executed. */
  f: Record<string, (chunkId: string | number, promises: Promise<unknown>[]) => void>
  initializeSharingData?: { scopeToSharingDataMapping: Record<string, Provided[]> }
  consumesLoadingData?: {
    chunkMapping: Record<string, string[]>
    moduleIdToConsumeDataMapping: Record<string, Consumed>
    initialConsumes: string[]
  }
  initializeExposesData?: { moduleMap: Record<string, () => Promise<Factory>> }
  getContainer?: (module: string) => Promise<Factory>
}

/** The bundler's name for the place where modules are shared. */
const SCOPE = 'default'

const configOf = ({ singleton, strictVersion, eager, requiredVersion }: Requirement) => ({
  singleton,
  strictVersion,
  eager,
  requiredVersion,
})

function sharedBy({ initializeSharingData }: PartRuntime) {
  const provided = initializeSharingData?.scopeToSharingDataMapping[SCOPE] ?? []
  return Object.fromEntries(
    provided.map((module) => [
      module.name,
      { version: module.version, scope: SCOPE, shareConfig: configOf(module), get: module.factory },
    ]),
  )
}

const requestFor = (consumed: Consumed) =>
  [consumed.shareKey, { customShareInfo: { shareConfig: configOf(consumed) } }] as const

/** Makes a part take its shared modules from `federation`, in the versions that the part requires. */
function consumeShared(part: PartRuntime, federation: ModuleFederation) {
  const {
    chunkMapping,
    moduleIdToConsumeDataMapping: consumed,
    initialConsumes,
  } = part.consumesLoadingData ?? {}
  const loading: Record<string, Promise<void>> = {}
  const define = (id: string, factory: Factory) => {
    part.m[id] = (module) => {
      delete part.c[id]
      module.exports = factory()
    }
  }
  async function load(id: string) {
    const { shareKey } = consumed![id]!
    try {
      const factory = await federation.loadShare(...requestFor(consumed![id]!))
      if (!factory) throw new Error(`The shell does not share ${shareKey}`)
      define(id, factory)
    } catch (error) {
      delete loading[id]
      define(id, () => {
        throw error
      })
    }
  }
  for (const id of initialConsumes ?? [])
    define(id, () => federation.loadShareSync(...requestFor(consumed![id]!))())
  part.f.consumes = (chunkId, promises) => {
    for (const id of chunkMapping?.[chunkId] ?? []) {
      loading[id] ??= load(id)
      promises.push(loading[id])
    }
  }
}

// @ts-expect-error: the bundler's name for the runtime of the part that a module is in
const shell = __webpack_require__ as PartRuntime
const federation = new ModuleFederation({ name: 'shell', remotes: [] })
// Not as an option: every shared module that a part asks for would register all of them again.
federation.registerShared(sharedBy(shell))
consumeShared(shell, federation)

Object.assign(globalThis, {
  __START_REMOTE__(remote: PartRuntime) {
    consumeShared(remote, federation)
    remote.getContainer = (module) => remote.initializeExposesData!.moduleMap[module]!()
  },
})
