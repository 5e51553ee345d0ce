import { breadcrumbList } from '#web/pages/breadcrumb-list.ts'
import type { Head } from '#web/pages/head.ts'
import { pageRoute, type HeadContext } from '#web/pages/page-route.ts'
import { paths } from '#web/pages/paths.ts'

import { loader, type FaqsData } from './faqs-loader.ts'
import { FaqsPage } from './faqs-page.tsx'

function head({ groups, search }: FaqsData, { t, absolute }: HeadContext): Head {
  const questions = groups.flatMap(({ faqs }) => faqs)
  return {
    title: t('faqs.title'),
    description: t('faqs.description'),
    canonical: paths.faqs,
    ...(search === ''
      ? import.meta.env.SSR && {
          structuredData: [
            {
              '@context': 'https://schema.org',
              '@type': 'FAQPage',
              mainEntity: questions.map(({ question, answerHtml }) => ({
                '@type': 'Question',
                name: question,
                acceptedAnswer: { '@type': 'Answer', text: answerHtml },
              })),
            },
            breadcrumbList(
              [
                { name: t('faqs.home'), path: paths.home },
                { name: t('faqs.short'), path: paths.faqs },
              ],
              absolute,
            ),
          ],
        }
      : { robots: 'noindex, follow' }),
  }
}

export const route = pageRoute({ Component: FaqsPage, loader, head })
