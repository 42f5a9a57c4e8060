// Moves the clock of a process to FAKE_NOW (ISO 8601), from where it runs as usual. Load it before all other code: `node
// --import`.

const RealDate = Date
const offset = RealDate.parse(process.env.FAKE_NOW!) - RealDate.now()

globalThis.Date = class extends RealDate {
  constructor(...values: ConstructorParameters<typeof Date> | []) {
    if (values.length === 0) super(RealDate.now() + offset)
    else super(...values)
  }

  static override now() {
    return RealDate.now() + offset
  }
} as DateConstructor
