import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

import ts from 'typescript'

export interface KeyUses {
  /** Keys named in a call `t('…')`, with the place of the call. */
  called: { key: string; place: string }[]
  /** Every string of the sources: a key kept in a table counts as used. */
  strings: Set<string>
  /** Beginnings of keys put together at run time: `t(`error.${code}`)`, or a comment `// i18n: error.*`. */
  prefixes: Set<string>
  /** Areas read as typed objects, whose names the compiler knows: `// i18n: sandbox/*`. */
  areas: Set<string>
  /** Calls whose key has no known beginning and no comment. */
  undeclared: string[]
}

const SOURCES = '{contract,server,web,payment-sandbox}/**/*.{ts,tsx}'

export function readKeyUses(root: string): KeyUses {
  const uses: KeyUses = {
    called: [],
    strings: new Set(),
    prefixes: new Set(),
    areas: new Set(),
    undeclared: [],
  }
  for (const file of globSync(SOURCES, { cwd: root })) {
    if (!/\.(test|d)\.tsx?$/.test(file)) readFile(root, file, uses)
  }
  return uses
}

function readFile(root: string, file: string, uses: KeyUses): void {
  const text = readFileSync(path.join(root, file), 'utf8')
  for (const [, prefix = ''] of text.matchAll(/\/\/ i18n: ([\w.]+\.)\*/g)) uses.prefixes.add(prefix)
  for (const [, area = ''] of text.matchAll(/\/\/ i18n: (\w+)\/\*/g)) uses.areas.add(area)
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) uses.strings.add(node.text)
    if (isTranslateCall(node)) readCall(node, source, uses)
    ts.forEachChild(node, visit)
  }
  visit(source)
}

function isTranslateCall(node: ts.Node): node is ts.CallExpression {
  if (!ts.isCallExpression(node)) return false
  const { expression } = node
  return (
    (ts.isPropertyAccessExpression(expression) ? expression.name : expression).getText() === 't'
  )
}

function readCall(call: ts.CallExpression, source: ts.SourceFile, uses: KeyUses): void {
  const line = source.getLineAndCharacterOfPosition(call.getStart()).line
  const place = `${source.fileName}:${line + 1}`
  for (const key of alternatives(call.arguments[0])) {
    if (ts.isStringLiteralLike(key)) uses.called.push({ key: key.text, place })
    if (ts.isTemplateExpression(key)) readTemplate(key, { source, line, place }, uses)
  }
}

/** `t(isOpen ? 'a' : 'b')` names two keys. */
function alternatives(node: ts.Expression | undefined): ts.Expression[] {
  if (node === undefined) return []
  if (!ts.isConditionalExpression(node)) return [node]
  return [...alternatives(node.whenTrue), ...alternatives(node.whenFalse)]
}

function readTemplate(
  key: ts.TemplateExpression,
  { source, line, place }: { source: ts.SourceFile; line: number; place: string },
  uses: KeyUses,
): void {
  const beginning = key.head.text.slice(0, key.head.text.lastIndexOf('.') + 1)
  const near = source.text.split('\n').slice(Math.max(0, line - 1), line + 1)
  if (beginning !== '') uses.prefixes.add(beginning)
  else if (!near.some((text) => text.includes('// i18n: '))) uses.undeclared.push(place)
}
