import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import {
  fastifyZodOpenApiPlugin,
  fastifyZodOpenApiTransformers,
  validatorCompiler,
} from 'fastify-zod-openapi'

/** The package's own policy would load everything over https, which a shop on http does not speak. */
const POLICY = {
  'default-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'style-src': ["'self'", "'unsafe-inline'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
}

/** Requests are validated by the contract's schemas, and `/openapi.json` and `/docs` are made of the same. */
export async function registerApiDocs(app: FastifyInstance): Promise<void> {
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
      // Relative: "Try it out" calls the address that the page was opened at.
      servers: [{ url: '/' }],
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer' },
          guest: { type: 'apiKey', in: 'header', name: 'X-Session-ID' },
        },
      },
    },
    ...fastifyZodOpenApiTransformers,
  })
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    // It does not see the prefix of the API around it.
    indexPrefix: app.prefix,
    staticCSP: POLICY,
    // Else it shows the description to a website that checks it.
    uiConfig: { validatorUrl: null },
  })
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger())
}
