// The limit of login-tti: react-dom and Base UI's form, as bare as a login can be. No router, no styles, no data.
import { Button } from '@base-ui/react/button';
import { Checkbox } from '@base-ui/react/checkbox';
import { Field } from '@base-ui/react/field';
import { Form } from '@base-ui/react/form';
import { Input } from '@base-ui/react/input';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

function BareForm() {
  return (
    <Form>
      <Field.Root name="companyCode">
        <Field.Label>公司代码</Field.Label>
        <Input required />
        <Field.Error />
      </Field.Root>
      <Field.Root name="user">
        <Field.Label>账号</Field.Label>
        <Input required autoComplete="username" />
        <Field.Error />
      </Field.Root>
      <Field.Root name="password">
        <Field.Label>密码</Field.Label>
        <Input required type="password" autoComplete="current-password" />
        <Field.Error />
      </Field.Root>
      <Field.Root name="consent">
        <Field.Label>
          <Checkbox.Root required>
            <Checkbox.Indicator />
          </Checkbox.Root>
          我已阅读并同意
        </Field.Label>
        <Field.Error />
      </Field.Root>
      <Button type="submit">登录</Button>
    </Form>
  );
}

const place = document.getElementById('root');
if (!place) throw new Error('the page has no #root');
createRoot(place).render(
  <StrictMode>
    <BareForm />
  </StrictMode>,
);
