import { pluralize } from '../../../tools/messages/pluralize.ts';
import type { InboxMessages } from './pt.ts';

/** What the inbox page and `npm run leads` say, in Spanish. */
const es: InboxMessages = {
  views: {
    new: 'Nuevos',
    answered: 'Respondidos',
    spam: 'Spam',
    excess: 'En exceso',
    waiting: 'Por enviar',
    parked: 'Envío detenido',
    all: 'Todos',
  },
  about: {
    new: 'Contactos que todavía esperan una respuesta.',
    answered: 'Contactos que alguien ya marcó como respondidos.',
    spam: 'Apartados porque parecen spam: no se enviaron a nadie. Si alguno es de verdad, acéptalo.',
    excess:
      'Llegaron muchos a la vez del mismo lugar: se guardaron, pero no se enviaron. Acepta los que sean de verdad.',
    waiting: 'Contactos que todavía se van a enviar al servicio que los recibe.',
    parked:
      'El servicio que recibe los contactos rechazó estos. Mira el motivo, corrige lo que haga falta y vuelve a intentarlo.',
    all: 'Todo lo que se guardó, con spam y exceso.',
  },
  empty: {
    new: 'Ningún contacto nuevo. El próximo aparece aquí en cuanto alguien envíe un formulario del sitio.',
    answered: 'Todavía no se marcó ningún contacto como respondido.',
    spam: 'Nada de spam.',
    excess: 'Ningún contacto en exceso.',
    waiting: 'Nada espera para enviarse.',
    parked: 'Ningún envío detenido.',
    all: 'Todavía no hay contactos. El primero aparece aquí en cuanto alguien envíe un formulario del sitio.',
  },
  emptyHere: 'Ningún contacto con este filtro.',
  states: { waiting: 'por enviar', delivered: 'enviado', parked: 'envío detenido' },
  apart: {
    trap: 'spam: llenó el campo invisible',
    timing: 'spam: enviado demasiado rápido',
    links: 'spam: demasiados enlaces',
    rate: 'en exceso: muchos del mismo lugar',
  },
  notes: {
    'no-address': 'falta el correo',
    'invalid-address': 'el servicio dice que el correo no existe o está mal escrito',
    'refused-address':
      'el servicio ya no acepta este correo, quizá porque la persona se dio de baja',
    access: 'el servicio no acepta nuestra clave',
    busy: 'el servicio está ocupado',
    timeout: 'el servicio tardó demasiado en responder',
  },
  trap: 'Campo invisible',
  nameless: 'Sin nombre',
  answeredOn: (date) => `respondido el ${date}`,

  title: 'Contactos',
  password: 'Contraseña',
  signIn: 'Entrar',
  signOut: 'Salir',
  signInLead:
    'Esta página muestra quién escribió por el sitio. Se abre con la contraseña del buzón de contactos.',
  wrongPassword: 'Esa no es la contraseña. Revisa mayúsculas y minúsculas e inténtalo de nuevo.',
  tooManyTries: (seconds) =>
    `Fueron demasiados intentos. Espera ${pluralize(seconds, 'segundo', 'segundos')} e inténtalo de nuevo.`,
  lists: 'Listas de contactos',
  form: 'Formulario',
  everyForm: 'Todos los formularios',
  filter: 'Filtrar',
  exportList: 'Exportar esta lista:',
  formerly: 'antes:',
  fieldsOf: (name) => `Lo que escribió ${name}`,
  actions: {
    answered: 'Marcar como respondido',
    unanswered: 'Marcar como no respondido',
    retry: 'Intentar enviar de nuevo',
    accept: 'Aceptar: no es spam',
  },
  acceptExcess: 'Aceptar',
  done: {
    answered: 'Marcado como respondido. Ahora está en la lista “Respondidos”.',
    unanswered: 'Marcado como no respondido. Volvió a la lista “Nuevos”.',
    retry: 'Se enviará de nuevo en un momento.',
    accept: 'Aceptado. Ahora está en la lista “Nuevos”.',
    nothing: 'No cambió nada: otra persona ya había cambiado o borrado este contacto.',
  },
  newer: 'Más nuevos',
  older: 'Más antiguos',
  page: (n) => `Página ${n}`,
  pages: 'Páginas',
  back: 'Volver a los contactos',
  foreign:
    'Este pedido no vino de la página de contactos, así que no se hizo nada. Vuelve a ella e inténtalo de nuevo.',
  refused:
    'Este pedido no se pudo leer, así que no se hizo nada. Vuelve a la página de contactos e inténtalo de nuevo.',
  failed: (id) =>
    `Los contactos no se pudieron leer ni cambiar ahora. No se perdió ninguno. Inténtalo de nuevo en un momento; si sigue igual, el registro del servidor lo explica con el número ${id}.`,
  failedTitle: 'No funcionó',

  columns: {
    date: 'Fecha',
    form: 'Formulario',
    name: 'Nombre',
    company: 'Empresa',
    email: 'Correo',
    phone: 'Teléfono',
    state: 'Estado',
    id: 'Id',
  },
  next: {
    new: 'Para leerlos y marcarlos como respondidos en el navegador: INBOX_PASSWORD=tu-contraseña npm start, después /inbox',
    parked:
      'Envío detenido: npm run leads -- --view parked dice por qué; npm run leads -- retry lo intenta de nuevo',
    apart:
      'Spam o exceso que sea de verdad: npm run leads -- --view spam (o excess), después npm run leads -- accept --id ID',
    export: 'Para una hoja de cálculo: npm run leads -- export --output contactos.csv',
  },
  noStore: (folder) =>
    `Todavía no hay contactos en ${folder}. Aparecen cuando alguien envía un formulario; DATA_FOLDER o DATABASE_URL dicen dónde buscar.`,
  storeFailed: (where, reason) => `No se pudieron usar los contactos de ${where} (${reason}).`,
  unknown: (what, typed, known) => `${what} ${typed} no existe. Existen: ${known}.`,
  notFor: (option, word, known) => `${option} no sirve para "${word}". Sirven: ${known}.`,
  missing: (option) => `Falta decir ${option}.`,
  written: (n, file) => `${pluralize(n, 'contacto escrito', 'contactos escritos')} en ${file}`,
  notWritten: (file, reason) => `No se pudo escribir en ${file} (${reason}).`,
  retried: (n) =>
    n === 0
      ? 'Ningún envío detenido para intentar de nuevo.'
      : `${pluralize(n, 'contacto se enviará', 'contactos se enviarán')} de nuevo.`,
  accepted: (n) =>
    n === 0
      ? 'Ningún contacto apartado tiene ese id.'
      : `${pluralize(n, 'contacto aceptado', 'contactos aceptados')}: ahora entre los nuevos.`,
  nobody: (email) => `Ningún contacto de ${email}.`,
  eraseAll: (n, email) =>
    `¿Borrar para siempre ${pluralize(n, 'contacto', 'contactos')} de ${email}?`,
  sayYes: (n, email) =>
    `Todavía no se borró nada: ${pluralize(n, 'contacto', 'contactos')} de ${email}. Para borrar, repite el comando con --yes.`,
  left: 'No se borró nada.',
  traceLeft: (email) =>
    `Los contactos de ${email} se borraron, pero un rastro de ellos sigue en un archivo que otro programa está leyendo. Repite el comando en un momento, o detén antes el servidor.`,
  erased: (n, email) =>
    `${pluralize(n, 'contacto borrado', 'contactos borrados')} de ${email}, con lo que faltaba enviar. Las hojas que exportaste, las copias de seguridad y lo que el servicio ya recibió no se tocan.`,
};

export default es;
