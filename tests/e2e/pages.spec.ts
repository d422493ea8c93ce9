import {
  pathOf,
  collectConsoleErrors,
  expect,
  normalizeSpaces,
  languages,
  message,
  markWindow,
  isMarked,
  pageOf,
  pages,
  pagesIn,
  prefixes,
  routes,
  shells,
  site,
  tags,
  test,
  waitForNoSkeleton,
  resolveText,
  type Language,
} from './site.ts';

/** The route table of the specification, section 2. */
const specified = [
  '/',
  '/clinicas',
  '/tecnologia',
  '/funcionalidades',
  '/telemedicina',
  '/programas-de-cuidado',
  '/inteligencia-artificial',
  '/visao-360/indicadores',
  '/operadoras',
  '/operadoras/operadoras-saude',
  '/operadoras/cartoes-beneficios',
  '/academias',
  '/corporativo',
  '/industria-farmaceutica',
  '/privacidade',
  '/termos',
  '/seguranca/lgpd',
  '/seguranca/hipaa',
  '/seguranca/gdpr',
  '/seguranca/arquitetura',
];

test('the site has the twenty routes of the specification', () => {
  expect(routes).toEqual([...specified].sort());
});

for (const language of languages) {
  test(`every page in ${language} is whole: status, head, landmarks, headings, sections, a quiet console`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    const said = collectConsoleErrors(page);
    await page.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error(`policy: ${violatedDirective} ${blockedURI}`),
      ),
    );
    for (const { path, route, json } of pagesIn(language)) {
      const answer = await page.goto(path, { waitUntil: 'load' });
      expect.soft(answer!.status(), path).toBe(200);
      const found = await page.evaluate(() => ({
        lang: document.documentElement.lang,
        title: document.title,
        description: document.querySelector('meta[name=description]')?.getAttribute('content'),
        canonical: [...document.querySelectorAll('link[rel=canonical]')].map((link) =>
          link.getAttribute('href'),
        ),
        alternates: Object.fromEntries(
          [...document.querySelectorAll('link[rel=alternate][hreflang]')].map((link) => [
            link.getAttribute('hreflang'),
            link.getAttribute('href'),
          ]),
        ),
        landmarks: ['body header:not(main header)', 'main', 'body footer:not(main footer)'].map(
          (selector) => document.querySelectorAll(selector).length,
        ),
        navs: document.querySelectorAll('header nav').length,
        h1: [...document.querySelectorAll('h1')].map((heading) => heading.textContent),
        levels: [...document.querySelectorAll('main :is(h1,h2,h3,h4,h5,h6)')].map((heading) =>
          Number(heading.tagName[1]),
        ),
        sections: [...document.querySelectorAll('main section[id]')].map((section) => section.id),
        repeated: [...document.querySelectorAll('[id]')]
          .map(({ id }) => id)
          .filter((id, index, all) => all.indexOf(id) !== index),
        nameless: [...document.querySelectorAll('main img:not([alt])')].length,
      }));
      const url = (in_: Language) => site.url + pathOf(route, in_);
      expect.soft(found, path).toMatchObject({
        lang: tags[language],
        title: json.title,
        description: json.description,
        canonical: [url(language)],
        alternates: { 'pt-BR': url('pt'), en: url('en'), es: url('es'), 'x-default': url('pt') },
        landmarks: [1, 1, 1],
        navs: 1,
        h1: [resolveText(language, json.sections[0]!.heading!)],
        repeated: [],
        nameless: 0,
      });
      const clauses = json.sections.flatMap(({ type, id, items }) =>
        type === 'clauses' ? (items as unknown[]).map((_, index) => `${id}-${index + 1}`) : [],
      );
      expect.soft(found.sections, path).toEqual([...json.sections.map(({ id }) => id), ...clauses]);
      expect
        .soft(
          found.levels.every(
            (level, index) => index === 0 || level - found.levels[index - 1]! <= 1,
          ),
          `${path}: a heading level is left out: ${found.levels}`,
        )
        .toBe(true);
      expect.soft(said.splice(0), path).toEqual([]);
    }
  });
}

test('titles and descriptions differ from page to page', () => {
  expect(new Set(pages.map(({ json }) => json.title)).size).toBe(pages.length);
  expect(new Set(pages.map(({ json }) => json.description)).size).toBe(pages.length);
});

test('the app keeps the console quiet too: a menu opened on one page of each kind', async ({
  page,
}) => {
  const said = collectConsoleErrors(page);
  for (const [route, language] of [
    ['/', 'pt'],
    ['/clinicas', 'en'],
    ['/corporativo', 'es'],
    ['/seguranca/hipaa', 'pt'],
    ['/tecnologia', 'en'],
    ['/termos', 'es'],
  ] as const) {
    await page.goto(pathOf(route, language));
    const menu = page.getByRole('button', {
      name: shells[language].header.menus[0].label,
      exact: true,
    });
    await menu.click();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await page
      .locator('main :is(a,button,input)')
      .evaluateAll((all) =>
        all.map((one) => one.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))),
      );
    await expect(page.locator('[data-asleep]:has(a,button,input)')).toHaveCount(
      await page.locator('[data-asleep]:has(a):not(:has(button,input,[data-client]))').count(),
    );
    await waitForNoSkeleton(page);
    expect.soft(said.splice(0), route).toEqual([]);
  }
});

test('the skip link is the first stop and leads to the content', async ({ page }) => {
  for (const [route, language] of [
    ['/', 'pt'],
    ['/clinicas', 'en'],
    ['/termos', 'es'],
  ] as const) {
    await page.goto(pathOf(route, language));
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: message(language, 'navigation.skipToContent') });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => document.querySelector('main')!.contains(document.activeElement)),
    ).toBe(true);
  }
});

test('every address answers with and without a slash at its end', async ({ request }) => {
  for (const { path } of pages.filter(({ path }) => path !== '/')) {
    const answer = await request.get(`${path}/`);
    expect.soft(answer.status(), path).toBe(200);
    expect.soft(await answer.text(), path).toContain(`href="${site.url}${path}"`);
  }
});

for (const [language, path] of [
  ['pt', '/nao-existe'],
  ['pt', '/clinicas/nao-existe'],
  ['en', '/en/missing'],
  ['es', '/es/operadoras/falta'],
] as const) {
  test(`an unknown address answers with the error page: ${path}`, async ({ page }) => {
    const said = collectConsoleErrors(page);
    const answer = await page.goto(path);
    expect(answer!.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Unexpected Application Error!',
    );
    await expect(page.getByText('404', { exact: true })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', tags[language]);
    await expect(
      page.locator('main').getByRole('link', { name: message(language, 'common.backHome') }),
    ).toHaveAttribute('href', prefixes[language] || '/');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const menu = page.getByRole('button', {
      name: shells[language].header.menus[0].label,
      exact: true,
    });
    await menu.click();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Unexpected Application Error!',
    );
    expect(said.filter((line) => !line.includes('404'))).toEqual([]);
  });
}

test('the error page leads home within the app', async ({ page }) => {
  await page.goto('/nao-existe');
  const menu = page.getByRole('button', { name: 'Mercados', exact: true });
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await markWindow(page);
  await page
    .locator('main')
    .getByRole('link', { name: message('pt', 'common.backHome') })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    pageOf('/').json.sections[0]!.heading!,
  );
  expect(await isMarked(page)).toBe(true);
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
});

test('sitemap and robots name every page with its versions', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const { path } of pages)
    expect.soft(sitemap, path).toContain(`<loc>${site.url}${path === '/' ? '/' : path}</loc>`);
  expect(sitemap.match(/hreflang="x-default"/g)).toHaveLength(pages.length);
  expect(await (await request.get('/robots.txt')).text()).toContain(`${site.url}/sitemap.xml`);
});

test.describe('the specification word for word', () => {
  test.use({ javaScriptEnabled: false });

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
      [
        /atividade física/i,
        /sinais vitais/i,
        /qualidade do sono/i,
        /parâmetros metabólicos/i,
        '500',
      ],
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
      [
        '20 de maio de 2025',
        'São Paulo',
        /18 anos/,
        /suporte à vida/i,
        /diagnóstico/i,
        /comodato/i,
      ],
    ],
    ['/en/privacidade', ['20 May 2025']],
    ['/en/termos', ['20 May 2025', 'São Paulo', '18']],
    ['/es/privacidade', ['20 de mayo de 2025']],
    ['/es/termos', ['20 de mayo de 2025', 'São Paulo', '18 años']],
  ];

  test('headlines, buttons, figures, dates and limits', async ({ page }) => {
    for (const [path, phrases] of said) {
      await page.goto(path);
      const text = normalizeSpaces(await page.locator('body').innerText());
      for (const phrase of phrases) {
        if (typeof phrase === 'string')
          expect.soft(text.includes(phrase), `${path}: ${phrase}`).toBe(true);
        else expect.soft(phrase.test(text), `${path}: ${phrase}`).toBe(true);
      }
    }
  });

  /** How many of a thing a section has, in every language. */
  const counted: [string, string, string, number][] = [
    ['/', '#stats li', 'statistics', 3],
    ['/', '#super-app-section h3', 'cards of the super app', 6],
    ['/', '#care-programs h3', 'areas of care', 3],
    ['/clinicas', '#statistic li', 'statistic', 1],
    ['/clinicas', '#benefits h3', 'benefits', 4],
    ['/clinicas', '#technology h3', 'technologies', 5],
    ['/clinicas', '#faq h3 button', 'accordion items', 5],
    ['/corporativo', '#features h3 button', 'accordion items', 5],
    ['/tecnologia', '#vital-signs h3', 'vital signs', 6],
    ['/tecnologia', '#technologies h3', 'technology cards', 6],
    ['/funcionalidades', '#features h3', 'features', 9],
    ['/telemedicina', '#benefits h3', 'benefits', 6],
    ['/telemedicina', '#summary h3', 'points of the summary', 3],
    ['/inteligencia-artificial', '#areas article', 'areas', 4],
    ['/inteligencia-artificial', '#areas dt', 'challenges, solutions and benefits', 12],
    ['/visao-360/indicadores', '#indicators h3', 'groups of indicators', 4],
    ['/visao-360/indicadores', '#security h3', 'security and compliance', 3],
    ['/programas-de-cuidado', '#create-adapt-sell h3', 'create, adapt, sell', 3],
    ['/privacidade', '#policy section', 'sections of the policy', 7],
    ['/termos', '#terms section', 'sections of the terms', 6],
  ];

  test('as many cards, points and sections as the specification counts', async ({ page }) => {
    for (const language of languages) {
      for (const route of new Set(counted.map(([at]) => at))) {
        await page.goto(pathOf(route, language));
        for (const [, selector, what, count] of counted.filter(([at]) => at === route))
          expect
            .soft(
              await page.locator(selector).filter({ visible: true }).count(),
              `${language} ${route}: ${what}`,
            )
            .toBe(count);
      }
    }
  });

  test('policy and terms number their sections', async ({ page }) => {
    for (const language of languages) {
      for (const [route, id, count] of [
        ['/privacidade', 'policy', 7],
        ['/termos', 'terms', 6],
      ] as const) {
        await page.goto(pathOf(route, language));
        for (let number = 1; number <= count; number++)
          await expect
            .soft(page.locator(`#${id}-${number}`).getByRole('heading', { level: 2 }))
            .toHaveText(new RegExp(`^${number}\\. `));
      }
    }
  });

  test('the three languages state the same figures', async ({ page }) => {
    const figures: Record<string, Record<string, string[]>> = {};
    for (const { route, language, path } of pages) {
      await page.goto(path);
      const text = await page.locator('main').evaluate((main) => {
        for (const form of main.querySelectorAll('form')) form.remove();
        return (main as HTMLElement).innerText;
      });
      (figures[route] ??= {})[language] = [
        ...new Set(
          text
            .replace(/(\d)[.,](?=\d{3}\b)/g, '$1')
            .replace(/(\d),(?=\d)/g, '$1.')
            .match(/\d+(\.\d+)?/g) ?? [],
        ),
      ].sort();
    }
    for (const route of routes)
      for (const language of ['en', 'es'])
        expect.soft(figures[route]![language], `${language} ${route}`).toEqual(figures[route]!.pt);
  });

  test('the buttons of the opening sections lead where the specification says', async ({
    page,
  }) => {
    const leads: [string, string, string][] = [
      ['/', '#contact-section', '#super-app-section'],
      ['/clinicas', '#contact-section', '#transform-section'],
      ['/academias', '#contact-section', '#intro'],
      ['/corporativo', '#contact-section', '#wellbeing-section'],
      ['/industria-farmaceutica', '#contact-section', '#benefits-section'],
    ];
    for (const language of languages) {
      for (const [route, start, more] of leads) {
        await page.goto(pathOf(route, language));
        const opening = page.locator('main section').first();
        await expect
          .soft(
            opening.getByRole('link', { name: message(language, 'common.startNow'), exact: true }),
          )
          .toHaveAttribute('href', start);
        await expect
          .soft(
            opening.getByRole('link', { name: message(language, 'common.learnMore'), exact: true }),
          )
          .toHaveAttribute('href', more);
        await expect.soft(page.locator(start)).toHaveCount(1);
        await expect.soft(page.locator(more)).toHaveCount(1);
      }
    }
  });

  test('the cards of the super app lead to their prefixed routes', async ({ page }) => {
    const targets = [
      '/telemedicina',
      '/programas-de-cuidado',
      '/visao-360/indicadores',
      '/visao-360/indicadores',
      '/tecnologia',
      '/inteligencia-artificial',
    ];
    for (const language of languages) {
      await page.goto(pathOf('/', language));
      const links = page.locator('#super-app-section').getByRole('link');
      expect(
        await links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
      ).toEqual(targets.map((to) => pathOf(to, language)));
      expect(await links.allInnerTexts()).toEqual(
        targets.map(() => message(language, 'common.learnMore')),
      );
    }
  });

  test('the sections that the contract names stand on their pages', async ({ page }) => {
    for (const language of languages) {
      for (const [route, ids] of Object.entries({
        '/': ['super-app-section', 'contact-section'],
        '/clinicas': ['transform-section', 'contact-section'],
        '/corporativo': ['wellbeing-section', 'contact-section'],
      })) {
        await page.goto(pathOf(route, language));
        for (const id of ids)
          await expect.soft(page.locator(`section#${id}`), `${language} ${route}`).toBeVisible();
      }
    }
  });

  test('the clinics hero fills the window', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/clinicas');
    const { y, height } = (await page.locator('#hero').boundingBox())!;
    expect(y + height).toBeGreaterThanOrEqual(900);
  });

  test('the sections of LGPD alternate', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/seguranca/lgpd');
    const lefts: number[] = [];
    for (const id of ['transparency', 'information-security', 'dpo', 'internal-policies'])
      lefts.push((await page.locator(`#${id} h2`).boundingBox())!.x);
    for (const index of [1, 2, 3])
      expect(Math.abs(lefts[index]! - lefts[index - 1]!)).toBeGreaterThan(300);
  });

  test('the footer says who the company is, in each language', async ({ page }) => {
    for (const language of languages) {
      await page.goto(pathOf('/clinicas', language));
      const footer = page.getByRole('contentinfo');
      const {
        footer: { tagline, legal },
      } = shells[language];
      for (const text of [
        tagline,
        site.brand.legalName,
        site.brand.taxId,
        ...site.brand.address,
        `© ${new Date().getFullYear()}`,
      ])
        await expect.soft(footer).toContainText(text);
      for (const { label } of legal)
        await expect.soft(footer.getByRole('link', { name: label })).toBeVisible();
    }
  });
});
