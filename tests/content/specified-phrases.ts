/**
 * What a page names, by the specification's sections 2 and 9: in Portuguese, English and Spanish,
 * in any case. `…` are other words, ` · ` is where a text ends and the next begins.
 */
export type Named = [pt: string, en: string, es: string];

/** A phrase as what finds it in texts that stand one a line. */
export const toPattern = (phrase: string) =>
  new RegExp(
    phrase
      .replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
      .replaceAll(' · ', '\n')
      .replaceAll('…', '.*'),
    'i',
  );

/** What each page names, by its route. */
export const named: Record<string, Named[]> = {
  '/': [
    ['telemedicina', 'telemedicine', 'telemedicina'],
    ['programas de cuidado', 'care programs', 'programas de cuidado'],
    ['indicadores de saúde', 'health indicators', 'indicadores de salud'],
    ['dispositivos', 'devices', 'dispositivos'],
    ['inteligência artificial', 'artificial intelligence', 'inteligencia artificial'],
    ['atividade física', 'physical activity', 'actividad física'],
    ['bem-estar emocional', 'emotional well-being', 'bienestar emocional'],
    [
      'saúde clínica e nutricional',
      'clinical and nutritional health',
      'salud clínica y nutricional',
    ],
    ['78% · dos brasileiros', '78% · of Brazilians', '78% · de los brasileños'],
    ['89% · …wearables', '89% · …wearables', '89% · …wearables'],
    ['92% · …sinais de alerta', '92% · …warning signs', '92% · …señales de alerta'],
  ],
  '/clinicas': [
    [
      'Sua Clínica, com seu próprio App.',
      'Your clinic. Your own app.',
      'Tu clínica, con su propia app.',
    ],
    ['13% · …500 pacientes', '13% · …500 …patients', '13% · …500 pacientes'],
    [
      'teleconsulta ilimitada e segura',
      'unlimited, secure teleconsultation',
      'teleconsulta ilimitada y segura',
    ],
    ['agenda inteligente', 'smart scheduling', 'agenda inteligente'],
    ['confirmação automática', 'automated confirmation', 'confirmación automática'],
    ['gestão de mensalidades', 'subscription fee management', 'gestión de mensualidades'],
    [
      'PIX, boleto e cartão, com split automático',
      'PIX, boleto and card billing, split automatically',
      'PIX, boleto y tarjeta, con reparto automático',
    ],
    ['visão 360', '360° view', 'visión 360'],
    ['monitoramento inteligente', 'smart monitoring', 'monitoreo inteligente'],
    ['IA na clínica', 'AI for the clinic', 'IA en la clínica'],
    ['cuidado mais próximo', 'closer care', 'cuidado más cercano'],
    ['crescimento inteligente', 'smart growth', 'crecimiento inteligente'],
    ['mais de 500 dispositivos', 'more than 500 devices', 'más de 500 dispositivos'],
    ['dados em tempo real', 'real-time data', 'datos en tiempo real'],
    ['análise de desempenho', 'performance analysis', 'análisis de desempeño'],
    ['alertas personalizados', 'custom alerts', 'alertas personalizadas'],
    ['demonstração personalizada', 'personalized demo', 'demostración personalizada'],
    ['análise do negócio', 'business analysis', 'análisis del negocio'],
    ['plano sob medida', 'custom plan', 'plan a medida'],
    ['app personalizado', 'personalized app', 'app personalizada'],
  ],
  '/tecnologia': [
    ['frequência cardíaca', 'heart rate', 'frecuencia cardíaca'],
    ['frequência respiratória', 'respiratory rate', 'frecuencia respiratoria'],
    ['variabilidade da frequência', 'heart rate variability', 'variabilidad de la frecuencia'],
    ['nível de estresse', 'stress level', 'nivel de estrés'],
    ['saturação de oxigênio (SPO2)', 'oxygen saturation (SPO2)', 'saturación de oxígeno (SPO2)'],
    ['pressão arterial', 'blood pressure', 'presión arterial'],
    ['API de integração', 'Integration API', 'API de integración'],
  ],
  '/funcionalidades': [
    ['prontuário eletrônico', 'electronic health record', 'historia clínica electrónica'],
    ['teleconsulta', 'teleconsultation', 'teleconsulta'],
    ['agendamento online', 'online scheduling', 'reserva en línea'],
    ['agenda médica', 'medical agenda', 'agenda médica'],
    ['prescrição de medicamentos', 'drug prescription', 'prescripción de medicamentos'],
    ['jornadas de saúde', 'health journeys', 'rutas de salud'],
    ['programas de cuidado', 'care programs', 'programas de cuidado'],
    ['marketing', 'marketing', 'marketing'],
    ['chatbot', 'chatbot', 'chatbot'],
  ],
  '/telemedicina': [
    ['prontuário inteligente', 'smart record', 'historia clínica inteligente'],
    ['gestão completa da saúde', 'complete health management', 'gestión completa de la salud'],
    ['acompanhamento com IA', 'AI follow-up', 'seguimiento con IA'],
    ['monitoramento remoto', 'remote monitoring', 'monitoreo remoto'],
    ['programas personalizados', 'personalized programs', 'programas personalizados'],
  ],
  '/visao-360/indicadores': [
    ['atividade física', 'physical activity', 'actividad física'],
    ['sinais vitais', 'vital signs', 'signos vitales'],
    ['qualidade do sono', 'sleep quality', 'calidad del sueño'],
    ['parâmetros metabólicos', 'metabolic parameters', 'parámetros metabólicos'],
    ['+500', '500+', '+500'],
  ],
  '/academias': [
    [
      'Conecte sua academia ao futuro da saúde.',
      'Connect your gym to the future of health.',
      'Conecta tu gimnasio con el futuro de la salud.',
    ],
    ['inadimplência', 'past-due payments', 'morosidad'],
    ['professores', 'instructors', 'instructores'],
    ['salas', 'rooms', 'salones'],
    ['check-ins', 'check-ins', 'check-ins'],
    ['catraca', 'turnstile', 'torniquete'],
  ],
  '/operadoras/operadoras-saude': [
    [
      'Prevenção inteligente, com engajamento real',
      'Smart prevention, with real engagement',
      'Prevención inteligente, con participación real',
    ],
    ['Solicitar demonstração', 'Request a demo', 'Solicitar demostración'],
    [
      '85% · …plano de saúde não fazem prevenção',
      '85% · of insured Brazilians',
      '85% · …seguro de salud',
    ],
    ['sinistralidade', 'claims-cost', 'siniestralidad'],
    ['crônicos', 'chronic', 'crónicos'],
    ['detecção precoce', 'early risk detection', 'detección temprana'],
    ['gamificação e coaching', 'gamification and coaching', 'gamificación y coaching'],
  ],
  '/operadoras/cartoes-beneficios': [
    [
      'Saúde Digital para Cartões de Benefícios e Hubs de Serviços',
      'Digital health for benefit cards and service hubs',
      'Salud digital para tarjetas de beneficios y hubs de servicios',
    ],
    ['diferencial competitivo', 'competitive edge', 'ventaja competitiva'],
    ['escala e integração segura', 'scale and secure integration', 'escala e integración segura'],
    ['modelo flexível de parceria', 'flexible partnership model', 'modelo flexible de alianza'],
    ['monetização compartilhada', 'revenue sharing', 'monetización compartida'],
  ],
  '/programas-de-cuidado': [
    [
      'Monte seu próprio programa de cuidado',
      'Build your own care program',
      'Diseña tu propio programa de cuidado',
    ],
    ['LEGO', 'LEGO', 'LEGO'],
    ['Criar, adaptar, vender.', 'Create, adapt, sell.', 'Crear, adaptar, vender.'],
    ['Inscrever', 'Sign up', 'Inscríbete'],
  ],
  '/inteligencia-artificial': [
    [
      'Impulsionando resultados em saúde com inteligência artificial.',
      'Driving health outcomes with artificial intelligence.',
      'resultados en salud con inteligencia artificial.',
    ],
    ['monitoramento', 'monitoring', 'monitoreo'],
    ['engajamento personalizado', 'personalized engagement', 'motivación personalizada'],
    ['lembretes inteligentes', 'smart reminders', 'recordatorios inteligentes'],
    [
      'sugestões personalizadas de tratamento',
      'personalized treatment suggestions',
      'sugerencias de tratamiento personalizadas',
    ],
  ],
  '/corporativo': [
    [
      'Até US$ 4 · …cada US$ 1…saúde mental',
      'Up to US$ 4 · …every US$ 1…mental health',
      'Hasta US$ 4 · …cada US$ 1…salud mental',
    ],
    ['99% · …ROI…retorno positivo', '99% · …ROI…positive returns', '99% · …ROI…retornos positivos'],
    ['40% · …absenteísmo', '40% · …absenteeism', '40% · …ausentismo'],
    [
      '32% · …desempenho individual',
      '32% · …individual performance',
      '32% · …desempeño individual',
    ],
    ['NR-1', 'NR-1', 'NR-1'],
    ['jornada personalizada', 'personalized journey', 'ruta personalizada'],
  ],
  '/industria-farmaceutica': [
    ['benefícios', 'benefits', 'beneficios'],
    ['como funciona', 'how it works', 'cómo funciona'],
    ['público', 'audience', 'público'],
    ['diferenciais', 'what sets us apart', 'qué nos diferencia'],
  ],
  '/seguranca/lgpd': [
    ['transparência e consentimento', 'transparency and consent', 'transparencia y consentimiento'],
    ['segurança da informação', 'information security', 'seguridad de la información'],
    ['(DPO)', '(DPO)', '(DPO)'],
    ['políticas internas', 'internal policies', 'políticas internas'],
  ],
  '/seguranca/hipaa': [
    ['O que é a HIPAA', 'What HIPAA is', 'Qué es la HIPAA'],
    ['salvaguardas técnicas', 'technical safeguards', 'salvaguardas técnicas'],
    [
      'controles físicos e administrativos',
      'physical and administrative controls',
      'controles físicos y administrativos',
    ],
    ['direitos do usuário', 'user rights', 'derechos del usuario'],
  ],
  '/seguranca/gdpr': [
    ['O que é o GDPR', 'What the GDPR is', 'Qué es el GDPR'],
    [
      'segurança técnica e organizacional',
      'technical and organizational security',
      'seguridad técnica y organizativa',
    ],
    ['DPIA', 'DPIA', 'DPIA'],
    ['direitos dos titulares', 'data-subject rights', 'derechos de los titulares'],
    ['princípios', 'principles', 'principios'],
    ['conformidade na prática', 'practical compliance', 'cumplimiento en la práctica'],
  ],
  '/seguranca/arquitetura': [
    ['base serverless na nuvem', 'serverless base in the cloud', 'base serverless en la nube'],
    [
      'infraestrutura como código e DevOps',
      'infrastructure as code and DevOps',
      'infraestructura como código y DevOps',
    ],
    ['segurança para grandes operações', 'enterprise security', 'seguridad de nivel empresarial'],
    ['monitoramento e resiliência', 'monitoring and resilience', 'monitoreo y resiliencia'],
  ],
  '/privacidade': [['20 de maio de 2025', '20 May 2025', '20 de mayo de 2025']],
  '/termos': [
    ['20 de maio de 2025', '20 May 2025', '20 de mayo de 2025'],
    ['pelo menos 18 anos', 'at least 18 years', 'al menos 18 años'],
    [
      'supervisão do responsável',
      'supervision of their legal guardian',
      'supervisión de su representante legal',
    ],
    [
      'suporte à vida nem a diagnóstico médico',
      'life support or medical diagnosis',
      'soporte vital ni al diagnóstico médico',
    ],
    ['comodato', 'loan-for-use', 'comodato'],
    ['excluídas automaticamente', 'deleted automatically', 'eliminan automáticamente'],
    [
      'suspenso ou cancelado quando houver suspeita de fraude',
      'suspended or canceled on suspicion of fraud',
      'suspenderse o cancelarse cuando haya sospecha de fraude',
    ],
    ['foro de São Paulo', 'courts of São Paulo', 'tribunales de São Paulo'],
  ],
};
