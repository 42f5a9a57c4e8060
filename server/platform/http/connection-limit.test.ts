import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'

import { expect, test } from 'vitest'

import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { whileLocked } from '../../../testing/harness/held-lock.ts'

const backEnd = useBackEnd()

async function open() {
  const { hostname, port } = new URL(backEnd.url)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  return socket.setNoDelay()
}

const requestOf = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nHost: a\r\n${headers}\r\n`
const last = 'Connection: close\r\n'

test.each(['/', '/health/live', '/rest/login', '/rest/openapi.json', '/nergens.js', '/%'])(
  'answers ten requests for %s that are sent in one go, and closes the connection at the eleventh',
  async (path) => {
    const ten = await open()
    ten.write(requestOf(path).repeat(9) + requestOf(path, last))
    expect((await text(ten)).match(/HTTP\/1\.1 \d/g)).toHaveLength(10)
    const eleven = await open()
    eleven.write(requestOf(path).repeat(10) + requestOf(path, last))
    await once(eleven.on('error', () => {}).resume(), 'close')
    expect(eleven.bytesRead).toBe(0)
  },
)

test('does not read what comes after a request that waits', async () => {
  const attempts = () => backEnd.sql`select from throttle where key like 'invitation-key%'`
  await backEnd.createPerson({ email: 'els@smederij.nl' })
  const client = backEnd.client()
  await client.openSession('els@smederij.nl')
  await whileLocked(backEnd, 'lock table company', async ({ release, waiters }) => {
    const socket = await open()
    socket.write(requestOf('/rest/companies', `Cookie: bw_session=${client.cookies.get('bw_session')}\r\n`))
    await waiters(1)
    const others = async () => {
      for (let round = 0; round < 3; round++) await backEnd.client().get('/rest/login')
    }
    socket.write(requestOf('/rest/login'))
    await others()
    socket.write(requestOf('/rest/invitation?key=geraden'))
    await others()
    expect(await attempts()).toHaveLength(0)
    socket.write(requestOf('/rest/login', last))
    await release()
    expect((await text(socket)).match(/HTTP\/1\.1 200/g)).toHaveLength(4)
    expect((await attempts()).length).toBeGreaterThan(0)
  })
})
