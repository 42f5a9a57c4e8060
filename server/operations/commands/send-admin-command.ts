import type { ServerResponse } from 'node:http'

import type { FastifyInstance } from 'fastify'

import { CommandError, runAdminCommand } from './admin-commands.ts'

export const sendAdminCommand =
  (context: Pick<FastifyInstance, 'db' | 'config'>) =>
  async (response: ServerResponse, args: string[]): Promise<void> => {
    try {
      response.end(await runAdminCommand(context, args))
    } catch (error) {
      if (!(error instanceof CommandError)) throw error
      response.writeHead(400).end(error.message)
    }
  }
