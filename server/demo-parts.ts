import { readingMinutes } from './content/reading-minutes.ts'
import { issuePastDocuments } from './invoices/issue-past-documents.ts'
import { renderMarkdown } from './platform/markdown.ts'

/** What only the server can make of the demo data: documents of past orders, HTML of its texts. */
export const demoParts = {
  issueDocuments: issuePastDocuments,
  text: { renderMarkdown, readingMinutes },
}
