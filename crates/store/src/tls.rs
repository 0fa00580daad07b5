//! The connection to PostgreSQL: time-outs and TLS. `sslmode` and `sslrootcert` in the address mean the same as in PostgreSQL's own programs, with one
//! difference: without `sslrootcert` the trust store of the system is used.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use rustls::client::WebPkiServerVerifier;
use rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use rustls::crypto::{CryptoProvider, ring, verify_tls12_signature, verify_tls13_signature};
use rustls::pki_types::pem::PemObject as _;
use rustls::pki_types::{CertificateDer, ServerName, UnixTime};
use rustls::{CertificateError, ClientConfig, DigitallySignedStruct, RootCertStore, SignatureScheme};
use tokio_postgres::Config;
use tokio_postgres::config::{SslMode, TargetSessionAttrs};
use tokio_postgres_rustls::MakeRustlsConnect;

use crate::StoreError;

/// How long one host may take to answer, where the address does not say otherwise (`connect_timeout`).
const CONNECT: Duration = Duration::from_secs(2);
/// After so long without a word the system asks whether the other side is still there (`keepalives_idle`), and again and again
/// (`keepalives_interval`). The usual two hours are for connections that nobody waits for.
const QUIET: Duration = Duration::from_secs(10);
const ASK_AGAIN: Duration = Duration::from_secs(3);
const USUALLY_QUIET: Duration = Duration::from_hours(2);
/// What was sent and is not acknowledged for so long has not arrived (`tcp_user_timeout`).
const UNHEARD: Duration = Duration::from_secs(10);

/// The value of `sslmode`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Mode {
    /// No TLS.
    Disable,
    /// TLS if the server supports it, without verification.
    Prefer,
    /// TLS; verification only with `sslrootcert`.
    Require,
    /// TLS, and a certificate from a trusted authority.
    VerifyCa,
    /// The same, and the certificate must match the host name.
    VerifyFull,
}

/// Parses an address: the connection settings, and the TLS connector unless TLS is disabled.
pub fn read(url: &str) -> Result<(Config, Option<MakeRustlsConnect>), StoreError> {
    let (place, parameters) = url.split_once('?').unwrap_or((url, ""));
    let (mut mode, mut roots, mut others) = (Mode::Prefer, None, Vec::new());
    for parameter in parameters.split('&').filter(|parameter| !parameter.is_empty()) {
        match parameter.split_once('=') {
            Some(("sslmode", name)) => mode = Mode::named(name)?,
            Some(("sslrootcert", path)) => roots = Some(decoded(path)?),
            _ => others.push(parameter),
        }
    }
    let rest = if others.is_empty() { place.to_owned() } else { format!("{place}?{}", others.join("&")) };
    let mut config: Config = rest.parse()?;
    let ssl_mode = match mode {
        Mode::Disable => SslMode::Disable,
        Mode::Prefer => SslMode::Prefer,
        Mode::Require | Mode::VerifyCa | Mode::VerifyFull => SslMode::Require,
    };
    config.ssl_mode(ssl_mode);
    settle_times(&mut config);
    if mode == Mode::Require && roots.is_some() {
        mode = Mode::VerifyCa;
    }
    let tls = (mode != Mode::Disable).then(|| connector(mode, roots.as_deref())).transpose()?;
    Ok((config, tls))
}

/// Time-outs that the address does not name. Of several hosts, the one that can be written to is meant.
fn settle_times(config: &mut Config) {
    if config.get_connect_timeout().is_none() {
        config.connect_timeout(CONNECT);
    }
    if config.get_keepalives_idle() == USUALLY_QUIET {
        config.keepalives_idle(QUIET);
    }
    if config.get_keepalives_interval().is_none() {
        config.keepalives_interval(ASK_AGAIN);
    }
    if config.get_tcp_user_timeout().is_none() {
        config.tcp_user_timeout(UNHEARD);
    }
    if config.get_hosts().len() > 1 && config.get_target_session_attrs() == TargetSessionAttrs::Any {
        config.target_session_attrs(TargetSessionAttrs::ReadWrite);
    }
}

impl Mode {
    fn named(name: &str) -> Result<Mode, StoreError> {
        Ok(match name {
            "disable" => Mode::Disable,
            "prefer" => Mode::Prefer,
            "require" => Mode::Require,
            "verify-ca" => Mode::VerifyCa,
            "verify-full" => Mode::VerifyFull,
            _ => {
                return Err(StoreError::Tls(format!(
                    "sslmode is disable, prefer, require, verify-ca or verify-full, not `{name}`"
                )));
            }
        })
    }
}

fn decoded(path: &str) -> Result<PathBuf, StoreError> {
    let path = percent_encoding::percent_decode_str(path).decode_utf8();
    path.map(|path| PathBuf::from(&*path)).map_err(|error| StoreError::Tls(format!("sslrootcert: {error}")))
}

fn connector(mode: Mode, roots: Option<&Path>) -> Result<MakeRustlsConnect, StoreError> {
    let provider = Arc::new(ring::default_provider());
    let failed = |error: &dyn std::fmt::Display| StoreError::Tls(error.to_string());
    let builder = ClientConfig::builder_with_provider(Arc::clone(&provider))
        .with_safe_default_protocol_versions()
        .map_err(|error| failed(&error))?;
    let known = |chain| Arc::new(Lenient { provider: Arc::clone(&provider), chain });
    let config = match mode {
        Mode::VerifyFull => builder.with_root_certificates(trusted(roots)?),
        Mode::VerifyCa => {
            let roots = Arc::new(trusted(roots)?);
            let chain = WebPkiServerVerifier::builder_with_provider(roots, Arc::clone(&provider)).build();
            let chain = chain.map_err(|error| failed(&error))?;
            builder.dangerous().with_custom_certificate_verifier(known(Some(chain)))
        }
        Mode::Disable | Mode::Prefer | Mode::Require => {
            builder.dangerous().with_custom_certificate_verifier(known(None))
        }
    };
    Ok(MakeRustlsConnect::new(config.with_no_client_auth()))
}

/// The trusted authorities: those in a file, or those of the system.
fn trusted(file: Option<&Path>) -> Result<RootCertStore, StoreError> {
    let mut store = RootCertStore::empty();
    match file {
        Some(path) => {
            let failed = |error: &dyn std::fmt::Display| {
                StoreError::Tls(format!("the certificates in {} cannot be used: {error}", path.display()))
            };
            for certificate in CertificateDer::pem_file_iter(path).map_err(|error| failed(&error))? {
                let certificate = certificate.map_err(|error| failed(&error))?;
                store.add(certificate).map_err(|error| failed(&error))?;
            }
        }
        None => {
            store.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
        }
    }
    if store.is_empty() {
        let whom = file.map_or_else(|| "this system".to_owned(), |path| path.display().to_string());
        return Err(StoreError::Tls(format!("{whom} trusts nobody: name a file with sslrootcert")));
    }
    Ok(store)
}

/// Accepts every certificate, or every one from a trusted authority, whatever its host name.
#[derive(Debug)]
struct Lenient {
    provider: Arc<CryptoProvider>,
    chain: Option<Arc<WebPkiServerVerifier>>,
}

impl ServerCertVerifier for Lenient {
    fn verify_server_cert(
        &self,
        end_entity: &CertificateDer<'_>,
        intermediates: &[CertificateDer<'_>],
        server_name: &ServerName<'_>,
        ocsp_response: &[u8],
        now: UnixTime,
    ) -> Result<ServerCertVerified, rustls::Error> {
        let Some(chain) = &self.chain else { return Ok(ServerCertVerified::assertion()) };
        let verified = chain.verify_server_cert(end_entity, intermediates, server_name, ocsp_response, now);
        match verified {
            Err(rustls::Error::InvalidCertificate(
                CertificateError::NotValidForName | CertificateError::NotValidForNameContext { .. },
            )) => Ok(ServerCertVerified::assertion()),
            other => other,
        }
    }

    fn verify_tls12_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, rustls::Error> {
        verify_tls12_signature(message, certificate, signed, &self.provider.signature_verification_algorithms)
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, rustls::Error> {
        verify_tls13_signature(message, certificate, signed, &self.provider.signature_verification_algorithms)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.provider.signature_verification_algorithms.supported_schemes()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_say_how_private_the_connection_is() {
        let read = |parameters: &str| read(&format!("postgres://me@db/x{parameters}"));
        for (parameters, mode, tls) in [
            ("", SslMode::Prefer, true),
            ("?sslmode=disable&application_name=steading", SslMode::Disable, false),
            ("?application_name=steading&sslmode=require", SslMode::Require, true),
        ] {
            let (config, connector) = read(parameters).expect("an address");
            assert_eq!((config.get_ssl_mode(), connector.is_some()), (mode, tls), "{parameters}");
        }
        assert!(read("?sslmode=perhaps").is_err_and(|error| error.to_string().contains("verify-full")));
        let missing = read("?sslmode=verify-full&sslrootcert=%2Fno%2Fsuch%20file");
        assert!(missing.is_err_and(|error| error.to_string().contains("/no/such file")));
    }

    #[test]
    fn nothing_waits_for_ever_unless_the_address_says_so() {
        let read = |address: &str| read(address).expect("an address").0;
        let usual = read("postgres://me@db/x");
        assert_eq!(usual.get_connect_timeout(), Some(&CONNECT));
        assert_eq!((usual.get_keepalives_idle(), usual.get_tcp_user_timeout()), (QUIET, Some(&UNHEARD)));
        assert_eq!(usual.get_target_session_attrs(), TargetSessionAttrs::Any);
        let own = read("postgres://me@db/x?connect_timeout=30&keepalives_idle=60&tcp_user_timeout=70");
        let seconds = Duration::from_secs;
        assert_eq!(own.get_connect_timeout(), Some(&seconds(30)));
        assert_eq!(
            (own.get_keepalives_idle(), own.get_tcp_user_timeout()),
            (seconds(60), Some(&seconds(70)))
        );
        let several = read("postgres://me@a,b/x");
        assert_eq!(several.get_target_session_attrs(), TargetSessionAttrs::ReadWrite);
    }
}
