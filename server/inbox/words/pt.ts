import { pluralize } from '../../../tools/messages/pluralize.ts';

/** What the inbox page and `npm run leads` say, in Portuguese. */
const pt = {
  views: {
    new: 'Novos',
    answered: 'Respondidos',
    spam: 'Spam',
    excess: 'Em excesso',
    waiting: 'A enviar',
    parked: 'Envio parado',
    all: 'Todos',
  },
  about: {
    new: 'Contatos que ainda esperam uma resposta.',
    answered: 'Contatos que alguém já marcou como respondidos.',
    spam: 'Separados por parecerem spam: não foram enviados a ninguém. Se um deles for de verdade, aceite-o.',
    excess:
      'Chegaram muitos de uma só vez do mesmo lugar: foram guardados, mas não enviados. Aceite os que forem de verdade.',
    waiting: 'Contatos que ainda vão ser enviados ao serviço que os recebe.',
    parked:
      'O serviço que recebe os contatos recusou estes. Veja o motivo, corrija o que for preciso e tente de novo.',
    all: 'Tudo o que foi guardado, com spam e excesso.',
  },
  empty: {
    new: 'Nenhum contato novo. O próximo aparece aqui assim que alguém enviar um formulário do site.',
    answered: 'Nenhum contato foi marcado como respondido ainda.',
    spam: 'Nenhum spam.',
    excess: 'Nenhum contato em excesso.',
    waiting: 'Nada espera para ser enviado.',
    parked: 'Nenhum envio parado.',
    all: 'Nenhum contato ainda. O primeiro aparece aqui assim que alguém enviar um formulário do site.',
  },
  emptyHere: 'Nenhum contato com este filtro.',
  states: { waiting: 'a enviar', delivered: 'enviado', parked: 'envio parado' },
  apart: {
    trap: 'spam: preencheu o campo invisível',
    timing: 'spam: enviado depressa demais',
    links: 'spam: links demais',
    rate: 'em excesso: muitos do mesmo lugar',
  },
  notes: {
    'no-address': 'falta o e-mail',
    'invalid-address': 'o serviço diz que o e-mail não existe ou está errado',
    'refused-address':
      'o serviço não aceita mais este e-mail, por exemplo porque a pessoa se descadastrou',
    access: 'o serviço não aceita a nossa chave',
    busy: 'o serviço está ocupado',
    timeout: 'o serviço demorou demais para responder',
  } as Record<string, string>,
  trap: 'Campo invisível',
  nameless: 'Sem nome',
  answeredOn: (date: string) => `respondido em ${date}`,

  title: 'Contatos',
  password: 'Senha',
  signIn: 'Entrar',
  signOut: 'Sair',
  signInLead:
    'Esta página mostra quem escreveu pelo site. Ela abre com a senha da caixa de contatos.',
  wrongPassword: 'Esta não é a senha. Confira maiúsculas e minúsculas e tente de novo.',
  tooManyTries: (seconds: number) =>
    `Foram muitas tentativas. Espere ${pluralize(seconds, 'segundo', 'segundos')} e tente de novo.`,
  lists: 'Listas de contatos',
  form: 'Formulário',
  everyForm: 'Todos os formulários',
  filter: 'Filtrar',
  exportList: 'Exportar esta lista:',
  formerly: 'antes:',
  fieldsOf: (name: string) => `O que ${name} escreveu`,
  actions: {
    answered: 'Marcar como respondido',
    unanswered: 'Marcar como não respondido',
    retry: 'Tentar enviar de novo',
    accept: 'Aceitar: não é spam',
  },
  acceptExcess: 'Aceitar',
  done: {
    answered: 'Marcado como respondido. Ele agora está na lista “Respondidos”.',
    unanswered: 'Marcado como não respondido. Ele voltou para a lista “Novos”.',
    retry: 'Será enviado de novo em instantes.',
    accept: 'Aceito. Ele agora está na lista “Novos”.',
    nothing: 'Nada mudou: este contato já tinha sido mudado ou apagado por outra pessoa.',
  },
  newer: 'Mais novos',
  older: 'Mais antigos',
  page: (n: number) => `Página ${n}`,
  pages: 'Páginas',
  back: 'Voltar aos contatos',
  foreign:
    'Este pedido não veio da página dos contatos, por isso nada foi feito. Volte a ela e tente de novo.',
  refused:
    'Este pedido não pôde ser lido, por isso nada foi feito. Volte à página dos contatos e tente de novo.',
  failed: (id: string) =>
    `Os contatos não puderam ser lidos ou mudados agora. Nenhum se perdeu. Tente de novo em instantes; se continuar, o registro do servidor explica sob o número ${id}.`,
  failedTitle: 'Não deu certo',

  columns: {
    date: 'Data',
    form: 'Formulário',
    name: 'Nome',
    company: 'Empresa',
    email: 'E-mail',
    phone: 'Telefone',
    state: 'Situação',
    id: 'Id',
  },
  next: {
    new: 'Para ler e marcar como respondidos no navegador: INBOX_PASSWORD=sua-senha npm start, depois /inbox',
    parked:
      'Envio parado: npm run leads -- --view parked diz por quê; npm run leads -- retry tenta de novo',
    apart:
      'Spam ou excesso que for de verdade: npm run leads -- --view spam (ou excess), depois npm run leads -- accept --id ID',
    export: 'Para uma planilha: npm run leads -- export --output contatos.csv',
  },
  noStore: (folder: string) =>
    `Ainda não há contatos em ${folder}. Eles aparecem quando alguém envia um formulário; DATA_FOLDER ou DATABASE_URL dizem onde procurar.`,
  storeFailed: (where: string, reason: string) =>
    `Não deu para usar os contatos em ${where} (${reason}).`,
  unknown: (what: string, typed: string, known: string) =>
    `${what} ${typed} não existe. Existem: ${known}.`,
  notFor: (option: string, word: string, known: string) =>
    `${option} não serve para "${word}". Servem: ${known}.`,
  missing: (option: string) => `Falta dizer ${option}.`,
  written: (n: number, file: string) =>
    `${pluralize(n, 'contato escrito', 'contatos escritos')} em ${file}`,
  notWritten: (file: string, reason: string) => `Não deu para escrever em ${file} (${reason}).`,
  retried: (n: number) =>
    n === 0
      ? 'Nenhum envio parado para tentar de novo.'
      : `${pluralize(n, 'contato será enviado', 'contatos serão enviados')} de novo.`,
  accepted: (n: number) =>
    n === 0
      ? 'Nenhum contato separado tem esse id.'
      : `${pluralize(n, 'contato aceito', 'contatos aceitos')}: agora entre os novos.`,
  nobody: (email: string) => `Nenhum contato de ${email}.`,
  eraseAll: (n: number, email: string) =>
    `Apagar para sempre ${pluralize(n, 'contato', 'contatos')} de ${email}?`,
  sayYes: (n: number, email: string) =>
    `Nada foi apagado ainda: ${pluralize(n, 'contato', 'contatos')} de ${email}. Para apagar, repita o comando com --yes.`,
  left: 'Nada foi apagado.',
  traceLeft: (email: string) =>
    `Os contatos de ${email} foram apagados, mas um rastro deles ainda está num arquivo que outro programa está lendo. Repita o comando daqui a pouco, ou pare o servidor antes.`,
  erased: (n: number, email: string) =>
    `${pluralize(n, 'contato apagado', 'contatos apagados')} de ${email}, com o que ainda havia para enviar. Planilhas que você exportou, cópias de segurança e o que o serviço já recebeu não são tocados.`,
};

export default pt;

/** The same texts in every language. */
export type InboxMessages = typeof pt;
