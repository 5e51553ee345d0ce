import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import {
  fastifyZodOpenApiPlugin,
  fastifyZodOpenApiTransformers,
  validatorCompiler,
} from 'fastify-zod-openapi'

/** Requests are validated by the contract's schemas, and `/openapi.json` and `/docs` are made of the same. */
export async function registerApiDocs(app: FastifyInstance, publicUrl: string): Promise<void> {
  app.setValidatorCompiler(validatorCompiler)
  await app.register(fastifyZodOpenApiPlugin)
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Octavo',
        version: '1',
        description: 'The JSON API of the shop. Every answer carries status, message and data.',
      },
      servers: [{ url: publicUrl }],
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer' },
          guest: { type: 'apiKey', in: 'header', name: 'X-Session-ID' },
        },
      },
    },
    ...fastifyZodOpenApiTransformers,
  })
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true })
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger())
}
