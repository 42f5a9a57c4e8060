import type { FastifyInstance } from 'fastify'

/** The services with which downloads are made. */
export type Services = Pick<
  FastifyInstance,
  'config' | 'db' | 'storage' | 'cleaner' | 'printer' | 'outbox' | 'log'
>
