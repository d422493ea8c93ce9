import { expect, test } from 'vitest';
import {
  flat,
  form,
  languages,
  message,
  pageAt,
  pages,
  readTexts,
  shells,
  site,
  words,
} from '../shipped-site.ts';

/**
 * The shipped site says what the specification asks for. These tests look at its files only: that
 * each text of a file can be read on its page is shown in the browser, of every page.
 */

/** The texts that stand on a page: its sections', its forms', those of the shell and the brand. */
function textsOf(path: string): string {
  const page = pages.find((each) => each.path === path);
  if (!page) throw new Error(`no page at ${path}`);
  const { language, json } = page;
  const forms = json.sections
    .filter(({ type }) => type === 'contact')
    .flatMap((section) => {
      const { fields, submit, requiredNote } = form(section.form);
      const texts = fields.flatMap(({ label, helper }) => [label[language], helper?.[language]]);
      return [...texts, submit[language], requiredNote[language]];
    });
  return [
    readTexts(language, [json.sections, shells[language], site.brand, site.brand.address]),
    forms,
  ]
    .flat()
    .map((text) => flat(text ?? ''))
    .join('\n');
}

/** What a page must say, by the specification's sections 2, 5, 8 and 9. */
const said: [string, (string | RegExp)[]][] = [
  [
    '/',
    [
      '78%',
      '89%',
      '92%',
      'brasileiros',
      '* indica obrigatório',
      'Fale conosco',
      'Cuidado digital para sua operação de saúde',
      'Barueri, São Paulo',
    ],
  ],
  [
    '/clinicas',
    [
      'Sua Clínica, com seu próprio App.',
      '13%',
      /clínicas no Brasil atendem mais de 500 pacientes constantes/,
      'PIX',
      'boleto',
      'cartão',
      'split',
      'Mais de 500 dispositivos',
      'Dados em tempo real',
      'Análise de desempenho',
      'Alertas personalizados',
      'Demonstração personalizada',
      'Análise do negócio',
      'Plano sob medida',
      'App personalizado',
      'Visão 360',
      'Monitoramento inteligente',
      'IA na clínica',
      'Cuidado mais próximo',
      'Crescimento inteligente',
    ],
  ],
  [
    '/tecnologia',
    [
      /frequência cardíaca/i,
      /frequência respiratória/i,
      /variabilidade/i,
      /estresse/i,
      /saturação|SpO/i,
      /pressão/i,
      'API',
    ],
  ],
  [
    '/funcionalidades',
    [
      'Funcionalidades',
      /prontuário eletrônico/i,
      /teleconsulta/i,
      /agendamento online/i,
      /agenda médica/i,
      /prescrição/i,
      /jornadas de saúde/i,
      /programas de cuidado/i,
      /marketing/i,
      /chatbot/i,
    ],
  ],
  [
    '/telemedicina',
    [
      /prontuário inteligente/i,
      /gestão completa da saúde/i,
      /acompanhamento com IA/i,
      /monitoramento remoto/i,
      /programas personalizados/i,
    ],
  ],
  [
    '/programas-de-cuidado',
    ['Monte seu próprio programa de cuidado', 'LEGO', /criar, adaptar, vender/i, 'Inscrever'],
  ],
  [
    '/inteligencia-artificial',
    [
      'Impulsionando resultados em saúde com inteligência artificial.',
      /monitoramento/i,
      /engajamento personalizado/i,
      /lembretes inteligentes/i,
      /sugestões personalizadas de tratamento/i,
    ],
  ],
  [
    '/visao-360/indicadores',
    [/atividade física/i, /sinais vitais/i, /qualidade do sono/i, /parâmetros metabólicos/i, '500'],
  ],
  ['/operadoras', ['Página de Operadoras em construção']],
  ['/en/operadoras', ['Operators page under construction']],
  ['/es/operadoras', ['Página de Operadores en construcción']],
  [
    '/operadoras/operadoras-saude',
    [
      'Prevenção inteligente, com engajamento real',
      'Solicitar demonstração',
      '85%',
      'Informe a quantidade de estimada de clientes atendidos',
    ],
  ],
  [
    '/operadoras/cartoes-beneficios',
    ['Saúde Digital para Cartões de Benefícios e Hubs de Serviços'],
  ],
  [
    '/academias',
    [
      'Conecte sua academia ao futuro da saúde.',
      'Começar agora',
      'Saiba mais',
      /inadimplência/i,
      /catraca/i,
      /check-in/i,
      /professores/i,
      /salas/i,
    ],
  ],
  [
    '/corporativo',
    [
      'Começar agora',
      'Saiba mais',
      'US$ 4',
      'US$ 1',
      '99%',
      '40%',
      /absenteísmo/,
      '32%',
      /desempenho individual/,
      'NR-1',
    ],
  ],
  ['/industria-farmaceutica', ['Começar agora', 'Saiba mais']],
  [
    '/seguranca/lgpd',
    ['Transparência e consentimento', 'Segurança da informação', 'DPO', 'Políticas internas'],
  ],
  [
    '/seguranca/hipaa',
    [
      'O que é a HIPAA',
      'Salvaguardas técnicas',
      'Controles físicos e administrativos',
      'Direitos do usuário',
    ],
  ],
  [
    '/seguranca/gdpr',
    [
      'O que é o GDPR',
      'Segurança técnica e organizacional',
      'DPIA',
      'Direitos dos titulares',
      /princípios/i,
      'Conformidade na prática',
    ],
  ],
  [
    '/seguranca/arquitetura',
    [/serverless/i, /infraestrutura como código e DevOps/i, /monitoramento e resiliência/i],
  ],
  ['/privacidade', ['20 de maio de 2025']],
  [
    '/termos',
    ['20 de maio de 2025', 'São Paulo', /18 anos/, /suporte à vida/i, /diagnóstico/i, /comodato/i],
  ],
  ['/en/privacidade', ['May 20, 2025']],
  ['/en/termos', ['May 20, 2025', 'São Paulo', '18']],
  ['/es/privacidade', ['20 de mayo de 2025']],
  ['/es/termos', ['20 de mayo de 2025', 'São Paulo', '18 años']],
];

test.each(said)('%s says what the specification asks of it', (path, phrases) => {
  const texts = textsOf(path);
  const missing = phrases.filter((phrase) =>
    typeof phrase === 'string' ? !texts.includes(phrase) : !phrase.test(texts),
  );
  expect(missing).toEqual([]);
});

/** The names that are given for the header's buttons; its contact button has one per language. */
test('the header says what the contract says', () => {
  const labels = languages.map((language) => [
    ...shells[language].header.menus.map(({ label }: { label: string }) => label),
    shells[language].header.contact.label,
  ]);
  expect(labels).toEqual([
    ['Mercados', 'Segurança', 'Fale conosco'],
    ['Markets', 'Security', expect.stringMatching(/./)],
    ['Mercados', 'Seguridad', expect.stringMatching(/./)],
  ]);
  expect(new Set(labels.map(([, , contact]) => contact)).size).toBe(3);
});

test('the compliance pages offer what the specification says', () => {
  const offers = [
    'Fale com o DPO',
    'Receber nosso checklist de segurança',
    'Falar com nosso time de compliance',
  ];
  const offersOn = (route: string) =>
    pageAt(route)
      .json.sections.flatMap(({ actions = [] }) => actions)
      .filter(({ modal }: { modal?: object }) => modal)
      .map(({ label }: { label: string }) => words('pt', label));
  expect(offersOn('/seguranca/lgpd')).toEqual(offers);
  expect(offersOn('/seguranca/hipaa')).toEqual([...offers, 'Solicitar um BAA']);
  expect(offersOn('/seguranca/gdpr')).toEqual(offers);
});

test('what stands in for pictures and clips is in the words of the specification', () => {
  expect(message('en', 'common.imageFailed')).toBe('Failed to load image');
  expect(message('pt', 'common.videoUnsupported')).toBe(
    'Seu navegador não suporta o elemento de vídeo.',
  );
});
