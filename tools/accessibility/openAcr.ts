import { stringify } from 'yaml';
import type { Criterion, Result, Verdict } from '#content/accessibility/Criterion.ts';
import { CRITERIA } from '#content/accessibility/criteria.ts';
import { EVALUATION } from '#content/accessibility/evaluation.ts';

/** Terms of OpenACR, which has "not-evaluated" for level AAA only. */
const LEVELS: Readonly<Record<Result, string>> = {
  meets: 'supports',
  meetsInPart: 'partially-supports',
  notApplicable: 'not-applicable',
  notVerified: 'partially-supports',
};
const HEAD = [
  '# OpenACR, schema 0.1.0 of @openacr/openacr 0.3.5. Written by `npm run accessibility` from src/content/accessibility:',
  '# do not edit. Whoever publishes it for an installation fills in `author`.',
].join('\n');

/** Returns the accessibility conformance report as OpenACR in YAML. */
export function openAcr(version: string): string {
  const report = {
    title: 'Conselho Galáctico: relatório de conformidade de acessibilidade',
    product: {
      name: 'Conselho Galáctico',
      version,
      description: 'Jogo de cidadania em equipa para o 3.º ciclo, com painel para quem ensina.',
    },
    author: { company_name: 'Entidade por configurar', email: 'por-configurar@escola.example' },
    report_date: EVALUATION.on,
    notes:
      'WCAG 2.2, níveis A e AA, com os números das WCAG. As cláusulas da EN 301 549 v3.2.1 são 9 e 10 seguidas do mesmo número; os critérios novos das WCAG 2.2 ainda não têm cláusula.',
    evaluation_methods_used: `Testes próprios em cada alteração, percursos só com o teclado, e ${EVALUATION.tools
      .map(({ name }) => name)
      .join(', ')} em ${EVALUATION.pages} páginas, diálogos e estados. Sem testes com pessoas com deficiência.`,
    license: 'MIT',
    chapters: {
      success_criteria_level_a: chapter('A'),
      success_criteria_level_aa: chapter('AA'),
      success_criteria_level_aaa: { disabled: true, notes: 'O nível AAA não foi avaliado.' },
      hardware: { disabled: true, notes: 'O produto não tem equipamento.' },
    },
  };
  return `${HEAD}\n${stringify(report, { lineWidth: 0 })}`;
}

function chapter(level: Criterion['level']) {
  const criteria = CRITERIA.filter((one) => one.level === level);
  return {
    criteria: criteria.map(({ number, web, documents }) => ({
      num: number,
      components: [component('web', web), ...(documents ? [component('electronic-docs', documents)] : [])],
    })),
  };
}

function component(name: string, { result, how }: Verdict) {
  const notes = result === 'notVerified' ? `Não verificado: ${how}` : how;
  return { name, adherence: { level: LEVELS[result], notes } };
}
