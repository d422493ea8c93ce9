import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * What a foreign form service was sent. A lead with its trap filled is answered like any other, and
 * not kept.
 */
export type ProviderSubmission = {
  endpoint: 'post' | 'post-json' | 'crm';
  fields: Record<string, string>;
  isStored: boolean;
};

/** The names of a mailing list, as its provider writes them into the embed code. */
export const mailingList = {
  u: '6c1f',
  id: 'a9',
  honeypotField: 'b_6c1f_a9',
  formId: 'mc-embedded-subscribe-form',
  errorId: 'mce-error-response',
  successId: 'mce-success-response',
};

/** An address that the provider refuses, with a link in what it says. */
export const subscribedEmail = 'already@example.org';
const successMessage =
  'Almost finished... We need to confirm your email address. To complete the subscription process, please click the link in the email we just sent you.';
export const refusalMessage = `${subscribedEmail} is already subscribed to list Sailing. <a href="https://provider.example/profile">Click here to update your profile.</a>`;

/**
 * A mailing-list provider and a CRM, as the pages meet them: a subscribe endpoint that answers
 * forms with pages and scripts with JSONP, a validation script that looks for its form by id, and a
 * loader that puts a frame into each container it finds. The script's origin is another than the
 * endpoint's, as it is with a real provider's CDN.
 */
export async function startProvider() {
  const received: ProviderSubmission[] = [];
  const requests: string[] = [];
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://provider');
    requests.push(`${request.method} ${pathname}`);
    let body = '';
    for await (const part of request) body += part;
    const take = (endpoint: ProviderSubmission['endpoint'], sent: URLSearchParams) => {
      const { u, id, c, _, ...fields } = Object.fromEntries(sent);
      received.push({ endpoint, fields, isStored: !fields[mailingList.honeypotField] });
      return refusalFor(fields);
    };
    const ours =
      searchParams.get('u') === mailingList.u && searchParams.get('id') === mailingList.id;
    const form = request.headers['content-type'] === 'application/x-www-form-urlencoded';
    if (pathname === '/subscribe/post' && request.method === 'POST' && form && ours)
      page(response, take('post', new URLSearchParams(body)) ?? successMessage);
    else if (pathname === '/subscribe/post-json' && request.method === 'GET' && ours) {
      const fault = take('post-json', searchParams);
      script(
        response,
        `${searchParams.get('c')}(${JSON.stringify(fault ? { result: 'error', msg: fault } : { result: 'success', msg: successMessage })})`,
      );
    } else if (pathname === '/js/validate.js') script(response, validationScript);
    else if (pathname === '/f/loader') script(response, loader);
    else if (pathname === '/f/contact' && request.method === 'POST') {
      take('crm', new URLSearchParams(body));
      page(response, 'Thank you for your interest.');
    } else if (pathname === '/f/contact')
      page(
        response,
        'Your data',
        '<form method="post"><label>Name <input name="name"></label> <button>Send</button></form><script>parent.postMessage({ crmHeight: 420 }, "*")</script>',
      );
    else response.writeHead(404).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    received,
    requests,
    subscribeUrl: `http://localhost:${port}/subscribe/post?u=${mailingList.u}&id=${mailingList.id}`,
    script: `http://127.0.0.1:${port}/js/validate.js`,
    origin: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

/**
 * What the provider has against a lead. It answers faults with a page or a script like any other,
 * never with a status.
 */
function refusalFor({ EMAIL = '' }: Record<string, string>): string | undefined {
  if (!EMAIL) return '0 - Please enter a value';
  if (!/^[^@]+@[^@]+$/.test(EMAIL)) return '0 - An email address must contain a single @';
  return EMAIL === subscribedEmail ? refusalMessage : undefined;
}

const page = (response: ServerResponse, heading: string, more = '') =>
  response
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    .end(
      `<!doctype html><html lang="en"><title>Form</title><main><h1>${heading}</h1>${more}</main>`,
    );
const script = (response: ServerResponse, code: string) =>
  response.writeHead(200, { 'content-type': 'application/javascript' }).end(code);

/**
 * As the real one: it styles its messages, fails where its form is not there, checks the fields
 * itself, asks by JSONP, and writes what it is told as HTML.
 */
const validationScript = `(function () {
  var style = document.createElement('style');
  style.appendChild(document.createTextNode('div.mce_inline_error { font-weight: bold }'));
  document.head.appendChild(style);
  var form = document.getElementById('${mailingList.formId}');
  var url = form.getAttribute('action').replace('/post?u=', '/post-json?u=');
  form.setAttribute('novalidate', 'novalidate');
  function area(result) { return document.getElementById(result === 'success' ? '${mailingList.successId}' : '${mailingList.errorId}'); }
  form.addEventListener('submit', function (event) {
    event.preventDefault();
    form.querySelectorAll('.mce_inline_error').forEach(function (old) { old.remove(); });
    var missing = Array.from(form.querySelectorAll('[required]')).filter(function (field) { return !field.value; });
    missing.forEach(function (field) {
      var message = document.createElement('div');
      message.className = 'mce_inline_error';
      message.innerHTML = 'This field is required.';
      form.appendChild(message);
    });
    if (missing.length > 0) return missing[0].focus();
    var callback = 'jQuery' + Math.floor(Math.random() * 1e15);
    window[callback] = function (answer) {
      area('success').style.display = area('error').style.display = 'none';
      area(answer.result).style.display = '';
      area(answer.result).innerHTML = answer.msg;
      if (answer.result === 'success') form.reset();
    };
    var ask = document.createElement('script');
    ask.src = url + '&c=' + callback + '&' + new URLSearchParams(new FormData(form)) + '&_=' + Date.now();
    document.head.insertBefore(ask, document.head.firstChild);
  });
})()`;

/**
 * As the real one: a frame for each container on the page, named after it; the frame's page tells
 * its height.
 */
const loader = `document.querySelectorAll('.pipedriveWebForms').forEach(function (container) {
  container.id = container.id || 'id' + Math.random().toString(36).slice(2);
  var frame = document.createElement('iframe');
  frame.src = container.getAttribute('data-pd-webforms') + '?embeded=1&uuid=' + container.id;
  frame.title = 'Web form';
  frame.style.border = 'none';
  frame.style.width = '100%';
  window.addEventListener('message', function (event) {
    if (event.source === frame.contentWindow && event.data.crmHeight) frame.style.height = event.data.crmHeight + 'px';
  });
  container.appendChild(frame);
})`;
