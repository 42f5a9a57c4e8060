import type { FastifyInstance } from 'fastify'

export type Services = Pick<
  FastifyInstance,
  'config' | 'db' | 'storage' | 'cleaner' | 'printer' | 'outbox' | 'log'
>
